import type { Decision as OpenDecision } from '../laws';
import type { TableView } from '../table/view';
import { AnswerBlock } from './answer';
import { Choices } from './choices';
import { Designate } from './designate';

/** What somebody must decide before play goes on. */
export const Decision = ({ table, decision }: { readonly table: TableView; readonly decision: OpenDecision }) => {
  switch (decision.kind) {
    case 'lead':
    case 'play':
      return <Choices table={table} decision={decision} />;
    case 'designate':
      return <Designate table={table} decision={decision} />;
    case 'accept':
      return <AnswerBlock table={table} decision={decision} />;
  }
};
