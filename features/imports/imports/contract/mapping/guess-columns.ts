/** Headers that people use for each field, best first, as `normalizeHeader` writes them, in English and Spanish. The order of
 * the fields is that of the screen. */
export type Synonyms<T extends string> = Readonly<Record<T, string>>;

/** Words that may come before or after the name of a field, as `normalizeHeader` writes them: `Bldg_City` and `Ciudad del
 * edificio` mean the city. */
export type Affixes = { prefixes: readonly string[]; suffixes: readonly string[] };

/** Lower case words without accents, numbers and articles in one spelling: `Bldg_Address1` becomes "bldg address 1", `Emp #`
 * and `Emp No.` "emp number", and `N.º del sitio` "numero de sitio". */
export const normalizeHeader = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{L}\s*)#/gu, ' number')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replace(/([\p{Ll}])(?=\p{N})/gu, '$1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:n ?º?|num|no)(?= del? |$)/u, 'numero')
    .replace(/(?<=\p{L} )(?:no|num)$/u, 'number')
    .replace(/\b(?:del|de l[ao]s?)\b/gu, 'de');

const bare = (header: string, { prefixes, suffixes }: Affixes): string => {
  const prefix = prefixes.find((word) => header.startsWith(`${word} `));
  const suffix = suffixes.find((words) => header.endsWith(` ${words}`));
  return header.slice(prefix ? prefix.length + 1 : 0, suffix ? -suffix.length - 1 : undefined);
};

/** Guesses from the headers which column fills which field. Each column and each field is used at most once. */
export const columnGuesser = <T extends string>(synonyms: Synonyms<T>, affixes: Affixes) => {
  const targets = Object.keys(synonyms) as T[];
  const ranks = new Map(
    targets.map((target) => [
      target,
      new Map(synonyms[target].split(',').map((words, index) => [words, index])),
    ]),
  );
  /** A smaller rank is a better match. Headers that match only without their prefix rank after all others. */
  const rankOf = (header: string, target: T): number | undefined => {
    const words = ranks.get(target);
    const whole = words?.get(header);
    if (whole !== undefined) return whole;
    const stripped = words?.get(bare(header, affixes));
    return stripped === undefined ? undefined : stripped + 100;
  };
  return (names: readonly string[]): Partial<Record<T, string>> => {
    const fits = names.flatMap((name, at) => {
      const header = normalizeHeader(name);
      return targets.flatMap((target) => {
        const rank = rankOf(header, target);
        return rank === undefined ? [] : [{ name, target, rank, at }];
      });
    });
    fits.sort((a, b) => a.rank - b.rank || a.at - b.at);
    const guessed: Partial<Record<T, string>> = {};
    const used = new Set<string>();
    for (const { name, target } of fits) {
      if (guessed[target] !== undefined || used.has(name)) continue;
      guessed[target] = name;
      used.add(name);
    }
    return guessed;
  };
};
