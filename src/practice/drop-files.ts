import { textOfFiles } from './opener';

/** Opens the files or the text that are dropped anywhere on the page. */
export const openDropped = (page: Document, onText: (text: string) => unknown): void => {
  const root = page.documentElement;
  const mark = (on: boolean): void => {
    root.toggleAttribute('data-dropping', on);
  };
  page.addEventListener('dragover', (event) => {
    event.preventDefault();
    mark(true);
  });
  page.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) mark(false);
  });
  page.addEventListener('drop', (event) => {
    event.preventDefault();
    mark(false);
    const data = event.dataTransfer;
    if (data && data.files.length > 0) void textOfFiles(data.files).then(onText);
    else if (data?.getData('text')) onText(data.getData('text'));
  });
};
