import type { TableView, View } from '../table/view';
import { message } from '../words';
import { Decision } from './decision';
import { Duties } from './duties';
import { ExposedCards } from './exposedCards';
import { type Copy, Foot } from './foot';
import { Irregularities } from './irregularities';
import { ClaimNote, OverNote } from './notes';
import { PenaltyCards } from './penaltyCards';
import { Say } from './say';
import { SetAsides } from './timeline';
import { Turn } from './turn';
import { Verdicts } from './verdicts';

/** The turn and what belongs to it. While somebody must choose, penalty cards stand above the choice: they are its reason. */
const Playing = ({ table }: { readonly table: TableView }) => {
  const { turn, decision } = table.ruling;
  if (turn === null || table.over) return <OverNote table={table} />;
  return (
    <>
      <Turn table={table} seat={turn} />
      {table.claim && <ClaimNote table={table} />}
      <ExposedCards table={table} />
      {decision && <PenaltyCards table={table} />}
      {decision && <Decision table={table} decision={decision} />}
      <Duties table={table} seat={turn} />
      <Irregularities table={table} />
      <Verdicts table={table} seat={turn} />
      {!decision && <PenaltyCards table={table} />}
    </>
  );
};

const Left = ({ table }: { readonly table: TableView }) => (
  <>
    <ExposedCards table={table} />
    <Irregularities table={table} />
    <PenaltyCards table={table} />
  </>
);

/** What the table cannot tell by itself: since when it is watched, and that nothing was seen. */
const Since = ({ table }: { readonly table: TableView }) => {
  const none = table.ruling.penaltyCards.length === 0 && table.ruling.exposed.length === 0;
  if (!none && table.since === 1) return null;
  return (
    <p class="since small quiet">
      {none && (
        <>
          <Say what={message('noPenaltyCards')} />
          {'. '}
        </>
      )}
      {table.since > 1 && <Say what={message('since', { trick: table.since })} />}
    </p>
  );
};

type LiveProps = { readonly view: View; readonly table: TableView; readonly copy: Copy };

/** A table that is being watched. */
export const Live = ({ view, table, copy }: LiveProps) => {
  const over = table.over || table.ruling.turn === null;
  return (
    <>
      <Playing table={table} />
      {over && <Left table={table} />}
      {view.reason && (
        <p class="since small">
          <Say what={view.reason} />
        </p>
      )}
      <SetAsides table={table} />
      <Since table={table} />
      <Foot table={table} undo={view.undo} copy={copy} />
    </>
  );
};
