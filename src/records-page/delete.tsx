import { useRef } from 'preact/hooks';
import { Say } from '../ui';
import { message } from '../words';

type DeleteProps = { readonly count: number; readonly isAll: boolean; readonly onDelete: () => void };

/** Deletes what is picked, or all, once the user has been asked back. */
export const DeleteButton = ({ count, isAll, onDelete }: DeleteProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="btn" data-action="delete" onClick={() => dialog.current?.showModal()}>
        <Say what={isAll ? message('records_deleteAll') : message('records_delete', { count })} />
      </button>
      <dialog ref={dialog} class="asked" aria-labelledby="delete-title">
        <h2 id="delete-title">
          <Say what={message('records_deleteAsk', { count })} />
        </h2>
        <form method="dialog">
          <button type="submit" class="btn" value="no">
            <Say what={message('practice_cancel')} />
          </button>
          <button type="submit" class="btn main" value="yes" data-action="delete-yes" onClick={onDelete}>
            <Say what={message('records_deleteYes')} />
          </button>
        </form>
      </dialog>
    </>
  );
};
