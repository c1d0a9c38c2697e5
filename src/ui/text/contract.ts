import { parseContract } from '../../bridge';
import type { Message, TableView } from '../../table/view';
import { message } from '../../words';

/** A contract and who plays it: "3NT by South"; null when it cannot be read. */
export const contractText = ({ contract, ruling }: Pick<TableView, 'contract' | 'ruling'>): Message | null => {
  const parsed = parseContract(contract);
  if (parsed === null) return null;
  const { level, strain, doubled } = parsed;
  const params = { level, doubled: 'X'.repeat(doubled), declarer: ruling.declarer };
  return strain === 'NT' ? message('contractNoTrump', params) : message('contractSuit', { ...params, suit: strain });
};
