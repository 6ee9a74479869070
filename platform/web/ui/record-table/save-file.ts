/** Passes a file to the browser, which saves it or asks where, depending on its settings. */
export const saveFile = ({ blob, name }: { blob: Blob; name: string }): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the address after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
