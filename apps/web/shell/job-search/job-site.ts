export type SiteBuilding = {
  id: number;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  lat: number | null;
  lng: number | null;
};

export type JobSite = {
  id: number;
  job_number: string;
  job_name: string;
  status: string;
  buildings?: readonly SiteBuilding[] | undefined;
};

export const addressOf = (site: JobSite): string => {
  const [building] = site.buildings ?? [];
  return building ? [building.address, building.city, building.state].filter(Boolean).join(', ') : '';
};

const plainLetters = /^[\p{ASCII}]*$/u;

const plain = (words: string): string => {
  const lower = words.toLowerCase();
  return plainLetters.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
};

type Folded = { name: string; all: string };

const fold = (site: JobSite): Folded => {
  const name = plain(`${site.job_number} ${site.job_name}`);
  const places = (site.buildings ?? []).map((b) => `${b.name} ${b.address} ${b.city} ${b.zip}`);
  return { name, all: `${name} ${plain(places.join(' '))}` };
};

const known = new WeakMap<JobSite, Folded>();

/** Folding thousands of sites at every key would be felt. */
const foldedOf = (site: JobSite): Folded => {
  const folded = known.get(site) ?? fold(site);
  known.set(site, folded);
  return folded;
};

const shown = 50;

/** Every typed word must occur in number, name or address. Active sites first, then inactive ones; among each, those
 * whose number or name has the words before those whose address has them. At most 50. */
export const findSites = (sites: readonly JobSite[], typed: string): readonly JobSite[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const groups: [JobSite[], JobSite[], JobSite[], JobSite[]] = [[], [], [], []];
  for (const site of sites) {
    const { name, all } = foldedOf(site);
    if (!words.every((word) => all.includes(word))) continue;
    const byName = words.every((word) => name.includes(word));
    groups[(site.status === 'inactive' ? 2 : 0) + (byName ? 0 : 1)]?.push(site);
  }
  return groups.flat().slice(0, shown);
};
