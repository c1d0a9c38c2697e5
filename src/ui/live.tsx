import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '../table/view';
import { message } from '../words';
import { Duties } from './duties';
import { Foot, type FootProps } from './foot';
import { ClaimNote, Decision, ExposedCards, Irregularities, OverNote, PenaltyCards, SetAsides } from './parts';
import { Say } from './say';
import { type ScriptDoor, useScriptDoor } from './script-door';
import { Turn } from './turn';
import { Verdicts } from './verdicts';

/** Penalty cards that have come up since this surface was opened, the last time something did. */
const useFresh = (table: TableView): ReadonlySet<string> => {
  const seen = useRef<ReadonlySet<string> | null>(null);
  const now = new Set<string>(table.ruling.penaltyCards.map(({ card }) => card));
  const before = seen.current;
  useEffect(() => {
    seen.current = now;
  });
  return before === null ? new Set() : new Set([...now].filter((card) => !before.has(card)));
};

type TableProps = { readonly table: TableView; readonly fresh: ReadonlySet<string> };

type PlayingProps = TableProps & { readonly door: ScriptDoor; readonly copy: FootProps['copy'] };

/**
 * The turn and what belongs to it. While somebody must choose, penalty cards stand above the choice: they are its reason. The
 * Director's script, when it is open, has the choices in its steps, so it takes their place.
 */
const Playing = ({ table, fresh, door, copy }: PlayingProps) => {
  const { turn, decision } = table.ruling;
  if (turn === null || table.over) return <OverNote table={table} />;
  return (
    <>
      <Turn table={table} seat={turn} />
      {table.claim && <ClaimNote table={table} />}
      <ExposedCards table={table} isBrief={!!door.View} />
      {decision && <PenaltyCards table={table} fresh={fresh} />}
      {door.View ? <door.View table={table} copy={copy} /> : decision && <Decision table={table} decision={decision} />}
      <Duties table={table} seat={turn} />
      <Irregularities table={table} />
      <Verdicts table={table} seat={turn} />
      {!decision && <PenaltyCards table={table} fresh={fresh} />}
    </>
  );
};

const Left = ({ table, fresh }: TableProps) => (
  <>
    <ExposedCards table={table} />
    <Irregularities table={table} />
    <PenaltyCards table={table} fresh={fresh} />
  </>
);

/** What the table cannot tell by itself: since when it is watched, and that nothing was seen. */
const Since = ({ table }: { readonly table: TableView }) => {
  const none = !table.over && table.ruling.penaltyCards.length === 0 && table.ruling.exposed.length === 0;
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

type LiveProps = Omit<FootProps, 'undo' | 'door'>;

/** A table that is being watched. */
export const Live = (props: LiveProps) => {
  const { view, table } = props;
  const fresh = useFresh(table);
  const door = useScriptDoor();
  const over = table.over || table.ruling.turn === null;
  return (
    <>
      <Playing table={table} fresh={fresh} door={door} copy={props.copy} />
      {over && <Left table={table} fresh={fresh} />}
      {view.reason && (
        <p class="since small">
          <Say what={view.reason} />
        </p>
      )}
      <SetAsides table={table} />
      <Since table={table} />
      <Foot {...props} undo={view.undo} door={door} />
    </>
  );
};
