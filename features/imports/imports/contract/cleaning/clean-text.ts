/** Texts that mean an empty cell in spreadsheets. */
const nothing = new Set(['null', '#n/a', 'n/a', '#ref!', '#value!', '-', '--', '—']);

/** One spelling of each character, single spaces, no invisible characters; blanks and "N/A" become empty. */
export const cleanText = (text: string): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\s\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
    // A spreadsheet puts an apostrophe before a number or formula to keep it as text.
    .replace(/^'+(?=[\d=+@-])/, '');
  return nothing.has(plain.toLowerCase()) ? '' : plain;
};

/** How words of a file are compared: without accents, case and marks around them. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase();

const answers: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'si', 's', 'true', '1', 'x', 'verdadero'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'falso'].map((word) => [word, false] as const),
]);

/** What a cell answers, in English or Spanish; undefined when it says neither. */
export const yesOrNo = (text: string): boolean | undefined => answers.get(plainWord(text));
