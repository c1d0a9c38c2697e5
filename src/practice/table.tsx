import { type JSX, render } from 'preact';
import { type Card, SEATS } from '../bridge';
import type { Drawing } from './card';
import { Felt } from './felt';
import { Hand } from './hand';
import { facesOf, type Hiding, viewerOf } from './hiding';
import { sizeOf, type Tabletop, toPlay, tricksPlayed } from './tabletop';

/** What the table is drawn from. */
export type TableProps = Drawing & { readonly table: Tabletop; readonly hiding: Hiding };

/**
 * The practice table as a bridge site would show it. Its attributes are what the reader of this page (`sites/practice.ts`)
 * goes by; between the two there is nothing else.
 */
const Table = (props: TableProps): JSX.Element => {
  const { table, hiding } = props;
  const faces = facesOf(table, hiding);
  const inFront = new Set<Card>(table.front.map(({ card }) => card));
  return (
    <div
      class="tablearea"
      data-practice-table=""
      data-board={table.deal.board ?? undefined}
      data-contract={table.deal.contract}
      data-declarer={table.deal.declarer}
      data-viewer={viewerOf(hiding) ?? undefined}
      data-to-play={toPlay(table) ?? undefined}
      data-tricks={tricksPlayed(table)}
      data-sign={table.sign ?? undefined}
    >
      {SEATS.map((seat) => (
        <Hand
          key={seat}
          {...props}
          seat={seat}
          faces={faces[seat].filter((card) => !inFront.has(card))}
          backs={sizeOf(table, seat) - faces[seat].length}
        />
      ))}
      <Felt {...props} />
    </div>
  );
};

/** Draws the table into its place, at once. */
export const drawTable = (place: Element, props: TableProps): void => render(<Table {...props} />, place);
