const delimiters = [',', ';', '\t', '|'];

/** The line `sep=;` with which Excel names the delimiter; it is not a row of the table. */
const declared = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

/** The delimiter that the header uses most outside of quotes, and the text without a line that only names it. */
export const detectDelimiter = (text: string): { delimiter: string; text: string; skipped: number } => {
  const [line, named] = declared.exec(text) ?? [];
  if (line && named) return { delimiter: named, text: text.slice(line.length), skipped: 1 };
  const counts = new Map(delimiters.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  for (const character of text.trimStart()) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return { delimiter: best && best[1] > 0 ? best[0] : ',', text, skipped: 0 };
};
