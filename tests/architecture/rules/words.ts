/** Words of the last table of docs/words.md that texts do not use. */
export const refusedWords = {
  en: [
    /\bsign(?:ed|s|ing)?[- ]?in\b/i,
    /\b(?:some|no)body\b/i,
    /\boverdue\b/i,
    /\bkinds? of areas?\b/i,
    /\bpictures?\b/i,
    /\bcolours?\b/i,
    /\bmeanwhile\b/i,
    /\bsame mail\b/i,
    /\btaken back on\b/i,
  ],
  es: [
    /\bestatus\b/i,
    /\bsituación\b/i,
    /\bentretanto\b/i,
    /\bintentar de nuevo\b/i,
    /limpiable/i,
    /código limpio/i,
  ],
} as const;

type Tree = { [key: string]: string | Tree };

/** The texts that use such a word, each with its key. */
export const wordFaults = (texts: Tree, language: keyof typeof refusedWords, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? refusedWords[language].flatMap((word) => (word.test(text) ? [`${path}${key}: ${text}`] : []))
      : wordFaults(text, language, `${path}${key}.`),
  );
