import { MarkForm } from './mark-form';
import { RecordDrawer, type RecordDrawerProps } from './record-drawer';
import { RestrictForm } from './restrict-form';

/** What lies in the foot behind a button each. */
export type Drawer = 'mark' | 'record';

export type DrawersProps = Omit<RecordDrawerProps, 'isOpen'> & { readonly open: Drawer | null };

/** The drawers, of which one at most is open: a mark by hand; the record with what can be put right of it. */
export const Drawers = ({ open, ...rest }: DrawersProps) => (
  <>
    <div class="drawer" hidden={open !== 'mark'}>
      <MarkForm />
      <RestrictForm table={rest.table} />
    </div>
    <div class="drawer" hidden={open !== 'record'}>
      <RecordDrawer {...rest} isOpen={open === 'record'} />
    </div>
  </>
);

export { FootTools } from './foot-tools';
