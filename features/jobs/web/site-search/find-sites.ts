/** What a job site is found by. */
export type SearchedSite = {
  id: number;
  job_number: string;
  job_name: string;
  status: string;
  buildings?:
    | readonly { name: string; address: string; city: string; state: string; zip: string }[]
    | undefined;
};

export const siteName = (site: SearchedSite): string => `${site.job_number} ${site.job_name}`;

export const siteAddress = (site: SearchedSite): string => {
  const [building] = site.buildings ?? [];
  return building ? [building.address, building.city, building.state].filter(Boolean).join(', ') : '';
};

const plainLetters = /^[\p{ASCII}]*$/u;

const plain = (words: string): string => {
  const lower = words.toLowerCase();
  return plainLetters.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
};

type Folded = { name: string; all: string };

const fold = (site: SearchedSite): Folded => {
  const name = plain(siteName(site));
  const places = (site.buildings ?? []).map((b) => `${b.name} ${b.address} ${b.city} ${b.zip}`);
  return { name, all: `${name} ${plain(places.join(' '))}` };
};

const known = new WeakMap<SearchedSite, Folded>();

/** Folding thousands of sites at every key would be felt. */
const foldedOf = (site: SearchedSite): Folded => {
  const folded = known.get(site) ?? fold(site);
  known.set(site, folded);
  return folded;
};

const shown = 50;

/** Every typed word must occur in number, name or address. Active sites first, then inactive ones; among each, those
 * whose number or name has the words before those whose address has them. At most 50. */
export const findSites = <S extends SearchedSite>(sites: readonly S[], typed: string): readonly S[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const groups: [S[], S[], S[], S[]] = [[], [], [], []];
  for (const site of sites) {
    let byName = true;
    if (words.length > 0) {
      const { name, all } = foldedOf(site);
      if (!words.every((word) => all.includes(word))) continue;
      byName = words.every((word) => name.includes(word));
    }
    groups[(site.status === 'inactive' ? 2 : 0) + (byName ? 0 : 1)]?.push(site);
  }
  return groups.flat().slice(0, shown);
};
