import { useMemo } from 'preact/hooks';
import type { View } from '../table/view';
import type { Words } from '../words';
import { CardFace, CardRow, endsSuit } from './cardFace';
import { type Ask, SurfaceProvider, WordsProvider } from './context';

export type TableSurfaceProps = {
  readonly view: View;
  readonly words: Words;
  readonly ask: Ask;
  /** Puts a text on the clipboard; fails when the browser will not. */
  readonly copy: (text: string) => Promise<void>;
  /** Where the practice table is; none on the practice table itself. */
  readonly practiceHref?: string;
};

/** All of one table: what popup, side panel and practice page show. */
export const TableSurface = ({ view, words, ask }: TableSurfaceProps) => {
  const surface = useMemo(() => ({ ask, announce: () => {} }), [ask]);
  const table = view.table;
  return (
    <WordsProvider value={words}>
      <SurfaceProvider value={surface}>
        <main class="fu" data-state={view.state} data-laws={view.laws}>
          {table && (
            <CardRow>
              {table.ruling.legal.map((card, i) => (
                <CardFace key={card} card={card} verdict="legal" as="li" end={endsSuit(table.ruling.legal, i)} />
              ))}
            </CardRow>
          )}
        </main>
      </SurfaceProvider>
    </WordsProvider>
  );
};
