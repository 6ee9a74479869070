import { fold, searchedWords } from '#platform/contract/fold';

/** The fields that are searched. */
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

type Folded = { name: string; all: string };

const foldSite = (site: SearchedSite): Folded => {
  const name = fold(siteName(site));
  const places = (site.buildings ?? []).map((b) => `${b.name} ${b.address} ${b.city} ${b.zip}`);
  return { name, all: `${name} ${fold(places.join(' '))}` };
};

const known = new WeakMap<SearchedSite, Folded>();

/** Cached, because normalizing thousands of sites at every keystroke would be noticeably slow. */
const foldedOf = (site: SearchedSite): Folded => {
  const folded = known.get(site) ?? foldSite(site);
  known.set(site, folded);
  return folded;
};

const shown = 50;

/** Every typed word must occur in number, name or address. Active sites come first, then inactive ones; within each,
 * matches in number or name come before matches in the address. At most 50. */
export const findSites = <S extends SearchedSite>(sites: readonly S[], typed: string): readonly S[] => {
  const words = searchedWords(typed);
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
