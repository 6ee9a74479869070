import type { FilesOfPage } from './page-manifest.ts';

const split = (path: string): string[] => path.split('/').filter((step) => step !== '');

/** How well an address fits a path of the route table: words before parameters; undefined when it does not. */
const fit = (pattern: string, address: readonly string[]): string | undefined => {
  const steps = split(pattern);
  let score = '';
  for (const [at, step] of steps.entries()) {
    const segment = address[at];
    if (step.startsWith('{-$')) score += segment === undefined ? '' : '1';
    else if (segment === undefined) return undefined;
    else if (step.startsWith('$')) score += '1';
    else if (step === segment) score += '2';
    else return undefined;
  }
  return address.length <= steps.length ? score : undefined;
};

/** The path of the route table that the router of the web app takes for this address. */
export const findFitting = (patterns: readonly string[], path: string): string | undefined => {
  const address = split(path);
  return patterns
    .flatMap((pattern) => {
      const score = fit(pattern, address);
      return score === undefined ? [] : [{ pattern, score }];
    })
    .sort((a, b) => (a.score < b.score ? 1 : -1))[0]?.pattern;
};

/** The page that is shown at this address. */
export const findPage = (pages: readonly FilesOfPage[], path: string): FilesOfPage | undefined => {
  const pattern = findFitting(
    pages.map((page) => page.path),
    path,
  );
  return pages.find((page) => page.path === pattern);
};

/** The parts that the page shows at once: those whose word is in the address (`view=list`; `id=*` with any value), else those
 * for the kind of screen. */
export const firstParts = (
  { parts }: FilesOfPage,
  search: URLSearchParams,
  phone: boolean,
): FilesOfPage['parts'] => {
  const says = (word: string): boolean => {
    const [name = '', value] = word.split('=');
    return value === '*' ? search.has(name) : value !== undefined && search.get(name) === value;
  };
  const named = parts.filter(({ first }) => first.some(says));
  return named.length > 0 ? named : parts.filter(({ first }) => first.includes(phone ? 'phone' : 'wide'));
};
