import { useState } from 'preact/hooks';
import { panelOpener } from '../browser/side-panel';
import type { PanelSlot } from '../ui';

/** The button that opens the side panel; none where the browser has no side panel. */
export const panelButton = async (): Promise<PanelSlot> => {
  const open = await panelOpener();
  return (
    open &&
    (({ words }) => {
      const [hasFailed, fail] = useState(false);
      // Called in the click itself, or the browser would not open it.
      const run = () => void open().catch(() => fail(true));
      const title = words.plain({ key: 'panelOpen' });
      return (
        <>
          <button class="btn link icon" type="button" data-action="open-panel" title={title} onClick={run} />
          {hasFailed && (
            <p class="failure" role="alert">
              {words.plain({ key: 'panelClosed' })}
            </p>
          )}
        </>
      );
    })
  );
};
