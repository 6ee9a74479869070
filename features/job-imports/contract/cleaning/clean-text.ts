/** Words spreadsheets write where there is nothing. */
const nothing = new Set(['null', '#n/a', 'n/a', '#ref!', '#value!', '-', '--', '—']);

/** One spelling of a character, single spaces, no invisible ones; blanks and "N/A" are empty. */
export const cleanText = (text: string): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\s\p{Cc}\p{Zs}]+/gu, ' ')
    .trim()
    // What a spreadsheet puts before a number or a formula to keep it as text.
    .replace(/^'+(?=[\d=+@-])/, '');
  return nothing.has(plain.toLowerCase()) ? '' : plain;
};
