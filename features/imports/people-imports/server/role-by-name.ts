import { plainWord } from '#features/imports/imports/contract';

type NamedRole = { id: number; names: readonly string[] };

/** Feminine endings of Spanish words that name who does a job, with the masculine ones. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ora$/, 'or'],
  [/nta$/, 'nte'],
  [/era$/, 'ero'],
  [/ada$/, 'ado'],
  [/rna$/, 'rno'],
  [/ica$/, 'ico'],
  [/aria$/, 'ario'],
  [/^conserja$/, 'conserje'],
  [/^jefa$/, 'jefe'],
];

const masculine = (word: string): string => {
  const [feminine, ending] = endings.find(([one]) => one.test(word)) ?? [];
  return feminine && ending ? word.replace(feminine, ending) : word;
};

/** A name the same for women and men: `Supervisora nocturna`, `Supervisor(a) nocturno/a`. */
const genderless = (name: string): string =>
  plainWord(name)
    .replaceAll(/\s*\((?:o|e)?r?as?\)/g, '')
    .split(/\s+/)
    .map((word) => masculine(word.replace(/\/\p{L}*a$/u, '').replace(/\/\p{L}*e$/u, '')))
    .join(' ');

/** Finds a role by any of its names. A name as it stands counts first, and of several roles the first in the list; then the
 * name of the other gender, where it leads to one role alone. */
export const roleByName = (roles: readonly NamedRole[]): ((name: string) => number | undefined) => {
  const exact = new Map<string, number>();
  const either = new Map<string, Set<number>>();
  for (const { id, names } of roles)
    for (const name of names) {
      const [plain, same] = [plainWord(name), genderless(name)];
      if (!exact.has(plain)) exact.set(plain, id);
      either.set(same, (either.get(same) ?? new Set()).add(id));
    }
  return (name) => {
    const found = exact.get(plainWord(name));
    if (found !== undefined) return found;
    const [id, ...others] = either.get(genderless(name)) ?? [];
    return others.length === 0 ? id : undefined;
  };
};
