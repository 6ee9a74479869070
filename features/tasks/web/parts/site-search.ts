import type { JobRow } from '#features/jobs/contract';

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const addressOf = (site: JobRow): string => {
  const [building] = site.buildings ?? [];
  return building ? [building.address, building.city, building.state].filter(Boolean).join(', ') : '';
};

export const nameOf = (site: JobRow): string => `${site.job_number} ${site.job_name}`;

const haystack = (site: JobRow): string =>
  plain(
    [nameOf(site), ...(site.buildings ?? []).flatMap((b) => [b.name, b.address, b.city, b.zip])].join(' '),
  );

/** Every typed word must occur in number, name or address; inactive sites come last. */
export const findSites = (sites: readonly JobRow[], typed: string, most = 50): readonly JobRow[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found: JobRow[] = [];
  const inactive: JobRow[] = [];
  for (const site of sites) {
    const text = haystack(site);
    if (words.every((word) => text.includes(word)))
      (site.status === 'inactive' ? inactive : found).push(site);
  }
  return [...found, ...inactive].slice(0, most);
};
