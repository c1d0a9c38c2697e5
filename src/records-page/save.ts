/** Gives the user a file to keep. Nothing leaves the browser. */
export const saveFile = (page: Document, name: string, bytes: Uint8Array<ArrayBuffer>): void => {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/x-pbn' }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
