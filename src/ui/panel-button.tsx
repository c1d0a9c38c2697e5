import { message } from '../words';
import { useWords } from './context';
import { Failure, useSend } from './send';

/** Opens the side panel, which stays while the page is clicked. To be called in the click itself; fails when the browser will not. */
export type OpenPanel = () => Promise<void>;

/** The way from the popup to the side panel. */
export const PanelButton = ({ open }: { readonly open: OpenPanel }) => {
  const words = useWords();
  const { fail, failure } = useSend();
  const name = words.plain(message('panelOpen'));
  const run = () =>
    open().then(
      () => fail(null),
      () => fail(message('panelClosed')),
    );
  return (
    <>
      <button
        class="btn link icon"
        type="button"
        data-action="open-panel"
        title={name}
        aria-label={name}
        onClick={() => void run()}
      >
        <svg viewBox="0 0 18 16" aria-hidden="true">
          <rect x="1" y="1" width="16" height="14" rx="2.5" />
          <path d="M11.5 1v14M13.5 5h1.5M13.5 8h1.5" />
        </svg>
      </button>
      <Failure why={failure} />
    </>
  );
};
