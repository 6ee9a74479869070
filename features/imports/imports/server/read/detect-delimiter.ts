const delimiters = [',', ';', '\t', '|'] as const;

/** Number of lines that are looked at. */
const looked = 30;

/** The line `sep=;` with which Excel names the delimiter; it is not a row of the table. */
const declared = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

type Counts = Readonly<Record<string, number>>;

/** How often each delimiter stands outside of quotes, for the first lines that are not blank. */
const countLines = (text: string): Counts[] => {
  const lines: Counts[] = [];
  let counts: Record<string, number> = {};
  let isBlank = true;
  let quoted = false;
  const end = (): void => {
    if (!isBlank) lines.push(counts);
    counts = {};
    isBlank = true;
  };
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) {
      end();
      if (lines.length === looked) return lines;
    } else if (!quoted && delimiters.some((each) => each === character))
      counts[character] = (counts[character] ?? 0) + 1;
    isBlank &&= character.trim() === '';
  }
  end();
  return lines;
};

const byCount = (counts: Counts): string[] =>
  delimiters.filter((each) => counts[each] !== undefined).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));

/** The delimiter of the first line that has as many of it as at least half of all lines; a title above the table has not. In a
 * ragged file, the most frequent one of the first line that has any. */
const delimiterOf = (lines: readonly Counts[]): string => {
  const isUsual = (counts: Counts, delimiter: string): boolean =>
    lines.filter((other) => other[delimiter] === counts[delimiter]).length * 2 >= lines.length;
  const usual = lines.flatMap((counts) => byCount(counts).filter((each) => isUsual(counts, each)));
  return usual[0] ?? lines.flatMap(byCount)[0] ?? ',';
};

/** The delimiter of a file, and its text without a line that only names it. */
export const detectDelimiter = (text: string): { delimiter: string; text: string; skipped: number } => {
  const [line, named] = declared.exec(text) ?? [];
  if (line && named) return { delimiter: named, text: text.slice(line.length), skipped: 1 };
  return { delimiter: delimiterOf(countLines(text)), text, skipped: 0 };
};
