import type { Chosen, ChosenFonts } from './choose-fonts.ts';

/** Letters from which on a word may not fit into its column: web addresses, part numbers, names without a blank. */
const long = 24;

const isLong = (word: string): boolean => word.length >= long;

/** Letters of a line from right to left. They fit into the narrowest column, of 150 points. */
const line = 28;

type Run = Partial<Chosen> & { text: string };

/** A character that no font has. Letters keep their box, so that a reader sees that something stands there; fancy forms of a
 * plain letter become that letter, and signs and emoji are left out. */
const withoutFont = (character: string, inInter: ChosenFonts['inInter']): string => {
  if (/\s/.test(character)) return ' ';
  const plain = character.normalize('NFKC');
  if ([...plain].every(inInter)) return plain;
  return /[\p{L}\p{Nd}\p{Mc}]/u.test(character) ? character : '';
};

/** Whether a run stands between two words that run from right to left. */
const joins = ({ text, font }: Run, before: Run | undefined, { font: next, between }: Partial<Chosen>) =>
  font === undefined &&
  between !== undefined &&
  before?.between !== undefined &&
  before.font === next &&
  [...text].every((one) => between.includes(one));

/** The text in runs of one font each. Blanks and marks between words that run from right to left belong to them. */
const runsOf = (text: string, { fontOf, inInter }: ChosenFonts): Run[] => {
  const runs: Run[] = [];
  for (const character of text) {
    const chosen = inInter(character) ? undefined : fontOf(character);
    const shown = chosen || inInter(character) ? character : withoutFont(character, inInter);
    if (shown === '') continue;
    const last = runs.at(-1);
    const before = runs.at(-2);
    if (last && last.font === chosen?.font && last.between === chosen?.between) last.text += shown;
    else if (last && before && chosen && joins(last, before, chosen)) {
      before.text += last.text + shown;
      runs.pop();
    } else runs.push({ ...chosen, text: shown });
  }
  return runs;
};

/** Lines that each are laid out as one: the library orders the words of a line from left to right. */
const rightToLeftLines = ({ text, font }: Run): object[] => {
  const lines: string[] = [];
  for (const word of text.split(/(?<= )/)) {
    const last = lines.at(-1);
    if (last !== undefined && (last + word).trimEnd().length <= line) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.flatMap((one, at) => [
    ...(at > 0 ? [{ text: '\n' }] : []),
    { text: lines.length > 1 ? one.trimEnd() : one, font, noWrap: true, fontFeatures: [] },
  ]);
};

const interWords = (text: string): object[] =>
  text
    .split(/(\s+)/)
    .filter((word) => word !== '')
    .map((word) => (isLong(word) ? { text: word, wordBreak: 'break-all' } : { text: word }));

const setRun = (run: Run): object[] => {
  if (run.between) return rightToLeftLines(run);
  if (run.font) return [{ text: run.text, font: run.font }];
  return run.text.split(/\s+/).some(isLong) ? interWords(run.text) : [{ text: run.text }];
};

const pieces = (text: string, chosen: ChosenFonts): string | object[] => {
  const runs = runsOf(text, chosen);
  const [only] = runs;
  if (runs.length < 2 && !only?.font && !(only?.text ?? '').split(/\s+/).some(isLong))
    return only?.text ?? '';
  return runs.flatMap(setRun);
};

/** What is laid out, in fonts that have its characters, and with long words that break: a word that is wider than its column
 * would otherwise push its neighbors off the paper. Pictures are named in `image`, whose name stays as it is. */
export const setText = <T>(node: T, chosen: ChosenFonts): T => {
  if (Array.isArray(node))
    return node.map((each) =>
      typeof each === 'string' ? { text: pieces(each, chosen) } : setText(each, chosen),
    ) as T;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (name === 'text')
        return [name, typeof value === 'string' ? pieces(value, chosen) : setText(value, chosen)];
      return [name, ['stack', 'columns', 'table', 'body'].includes(name) ? setText(value, chosen) : value];
    }),
  ) as T;
};
