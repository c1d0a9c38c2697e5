import { useEffect, useState } from 'preact/hooks';
import type { Message } from '../table/view';
import { message } from '../words';
import type { Drawer, DrawersProps } from './drawers';
import { Drawers, FootTools, loadDrawers, ScriptButton, usualDrawer } from './parts';
import { Say } from './say';
import type { ScriptDoor } from './script-door';

type DrawerButtonProps = {
  readonly drawer: Drawer;
  readonly open: Drawer | null;
  readonly toggle: (drawer: Drawer) => void;
  readonly label: Message;
};

const DrawerButton = ({ drawer, open, toggle, label }: DrawerButtonProps) => (
  <button
    class="btn link"
    type="button"
    data-drawer={drawer}
    aria-expanded={open === drawer}
    onClick={() => toggle(drawer)}
  >
    <Say what={label} />
  </button>
);

/** What the foot of a surface knows: all that its drawers do. */
export type FootProps = Omit<DrawersProps, 'open'> & { readonly door: ScriptDoor };

/** What the user can enter and take along: a mark, an undo, the record, the situation as text. */
export const Foot = (props: FootProps) => {
  const { table, copy, door } = props;
  const [asked, ask] = useState<Drawer | null | 'usual'>('usual');
  const open = asked === 'usual' ? usualDrawer(table) : asked;
  const [, arrived] = useState(false);
  // Closed drawers are filled after all that is to be read has been drawn.
  useEffect(() => void loadDrawers().then(() => arrived(true)), []);
  const toggle = (drawer: Drawer) => ask(open === drawer ? null : drawer);
  return (
    <footer class="fu-foot">
      <DrawerButton drawer="mark" open={open} toggle={toggle} label={message('markOpen')} />
      <DrawerButton drawer="record" open={open} toggle={toggle} label={message('timelineOpen')} />
      <FootTools table={table} copy={copy} />
      <ScriptButton table={table} isOpen={!!door.View} toggle={door.toggle} />
      <Drawers {...props} open={open} />
    </footer>
  );
};
