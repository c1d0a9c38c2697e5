/** Gives the user a file to keep. Nothing leaves the browser. */
export const saveFile = (page: Document, name: string, contents: Blob): void => {
  const address = URL.createObjectURL(contents);
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click has returned, and some only when they have asked where to put it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
