/** Lets the browser save a file that was made in it. */
export const download = (name: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
