import { plainWord } from '#features/imports/imports/contract';

/** Words for a day of the week, from Sunday, in English and Spanish; without accents. */
const words: readonly (readonly string[])[] = [
  ['sunday', 'sun', 'su', 'u', 'domingo', 'dom', 'd'],
  ['monday', 'mon', 'mo', 'm', 'lunes', 'lun', 'lu', 'l'],
  ['tuesday', 'tues', 'tue', 'tu', 't', 'martes', 'mar', 'ma'],
  ['wednesday', 'weds', 'wed', 'we', 'w', 'miercoles', 'mie', 'mi', 'x'],
  ['thursday', 'thurs', 'thur', 'thu', 'th', 'r', 'jueves', 'jue', 'ju', 'j'],
  ['friday', 'fri', 'fr', 'f', 'viernes', 'vie', 'vi', 'v'],
  ['saturday', 'sat', 'sa', 's', 'sabado', 'sab'],
];

const dayOf = new Map(words.flatMap((names, day) => names.map((name) => [name, day] as const)));

const everyDay = [0, 1, 2, 3, 4, 5, 6];

const phrases = new Map<string, readonly number[]>([
  ...['daily', 'every day', 'everyday', '7 days', '7x', 'all days', 'diario', 'todos los dias', '7 dias'].map(
    (phrase) => [phrase, everyDay] as const,
  ),
  ...['weekdays', 'week days', 'dias habiles', 'entre semana'].map(
    (phrase) => [phrase, [1, 2, 3, 4, 5]] as const,
  ),
  ...['weekends', 'weekend', 'fines de semana', 'fin de semana'].map((phrase) => [phrase, [0, 6]] as const),
]);

/** Letters without a gap, as in MWF, TTh or LMXJV; L, X, J or V make them Spanish, where M after L is Tuesday. */
const lettersOf = (word: string): number[] | undefined => {
  const letters = word.match(/th|su|sa|[umtwrfslxjvd]/g) ?? [];
  if (letters.join('') !== word || letters.length < 2) return undefined;
  const spanish = /[lxjv]/.test(word);
  return letters.map((letter) => (spanish && letter === 'm' ? 2 : (dayOf.get(letter) ?? 0)));
};

const spanOf = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);

const partOf = (part: string): number[] | undefined => {
  const [from = '', to, ...more] = part.split(/\s*-\s*|\s+(?:to|thru|through|a)\s+/);
  if (more.length > 0) return undefined;
  const first = dayOf.get(from);
  if (to === undefined) return first === undefined ? lettersOf(from) : [first];
  const last = dayOf.get(to);
  return first === undefined || last === undefined ? undefined : spanOf(first, last);
};

/** The days of the week that a cell names, from 0 for Sunday: Mon-Fri, M, W, F, TTh, lunes a viernes, daily. Undefined when a
 * word is no day. */
export const readDays = (text: string): number[] | undefined => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[–—]/g, '-').trim();
  const phrase = phrases.get(plainWord(plain));
  if (phrase) return [...phrase];
  const parts = plain
    .replace(/\./g, '')
    .split(/[,;/&+]|\s(?:and|y)\s/)
    .map((part) => part.trim())
    .filter(Boolean)
    // Days may be apart by blanks alone.
    .flatMap((part) => (/-|\s(?:to|thru|through|a)\s/.test(part) ? [part] : part.split(/\s+/)));
  const days = parts.map(partOf);
  if (days.length === 0 || days.includes(undefined)) return undefined;
  return [...new Set(days.flat() as number[])].sort((a, b) => a - b);
};
