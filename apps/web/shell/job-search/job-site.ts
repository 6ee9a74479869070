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

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const haystack = (site: JobSite): string =>
  plain(
    [
      site.job_number,
      site.job_name,
      ...(site.buildings ?? []).flatMap((b) => [b.name, b.address, b.city, b.zip]),
    ].join(' '),
  );

/** Every typed word must occur in number, name or address. Active sites first, then inactive ones; at most 50. */
export const findSites = (sites: readonly JobSite[], typed: string): readonly JobSite[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const matching = sites.filter((site) => {
    const text = haystack(site);
    return words.every((word) => text.includes(word));
  });
  const inactive = matching.filter((site) => site.status === 'inactive');
  return [...matching.filter((site) => site.status !== 'inactive'), ...inactive].slice(0, 50);
};
