/** Words that texts do not use: those refused by the second table of docs/words.md, and phrases that say a thing in a
 * roundabout way where the trade has a word for it. */
export const refusedWords = {
  en: [
    /\bsign(?:ed|s|ing)?[- ]?in\b/i,
    /\b(?:some|no)body\b/i,
    /\boverdue\b/i,
    /\bkinds?\b/i,
    /\bpictures?\b/i,
    /\bcolours?\b/i,
    /\bmeanwhile\b/i,
    /\bsame mail\b/i,
    /\btaken? (?:back on|away)\b/i,
    /\brights\b/i,
    /\bdut(?:y|ies)\b/i,
    /^said$/i,
    /\bnot said\b/i,
    /\bstands\b/i,
    /\bcomes to\b/i,
    /\bat hand\b/i,
    /\bhanded in\b/i,
    /\b(?:is|was|were|are) told\b/i,
    /\b(?:roles?|rights?|work) held\b/i,
    /\bno longer proven\b|\bnot proven\b/i,
    /\blifelines?\b/i,
    /\bleft doors?\b/i,
    /\bif you wish\b/i,
    /\bmake a task\b/i,
    /\bis back\b/i,
    /\bas (?:it was|they were)\b/i,
    /\bsay (?:why|what|which|on)\b/i,
  ],
  es: [
    /\bestatus\b/i,
    /\bsituación\b/i,
    /\bentretanto\b/i,
    /\bintentar de nuevo\b/i,
    /limpiable/i,
    /código limpio/i,
    /^dijo$/i,
    /\bdijo que (?:no|sí)\b/i,
    /\bse queda con\b/i,
    /\bllevó el trabajo\b/i,
  ],
} as const;

type Tree = { [key: string]: string | Tree };

/** The texts that use such a word, each with its key. */
export const wordFaults = (texts: Tree, language: keyof typeof refusedWords, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? refusedWords[language].flatMap((word) =>
          word.test(text.replaceAll(/\{+\w+\}+/g, '')) ? [`${path}${key}: ${text}`] : [],
        )
      : wordFaults(text, language, `${path}${key}.`),
  );
