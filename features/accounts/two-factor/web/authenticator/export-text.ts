/** Saves a text as a file of the device. */
export const downloadText = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Prints a text without the page around it, from a hidden frame. */
export const printText = (title: string, lines: readonly string[]): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const paper = frame.contentDocument;
  if (!paper || !frame.contentWindow) return;
  paper.title = title;
  const heading = paper.createElement('h1');
  heading.textContent = title;
  const list = paper.createElement('pre');
  list.textContent = lines.join('\n');
  paper.body.append(heading, list);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
};
