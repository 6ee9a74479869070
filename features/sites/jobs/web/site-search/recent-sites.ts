import type { SessionUser } from '#platform/web/session/index';

const max = 5;

const keyOf = ({ id, default_organization }: SessionUser): string =>
  `cora.recent-sites.${id}.${default_organization.id}`;

const loadIds = (key: string): number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)).slice(0, max) : [];
  } catch {
    return [];
  }
};

/** The sites that this person used last on this device, the latest first; at most 5. */
export const recentSites = <S extends { id: number }>(user: SessionUser, sites: readonly S[]): S[] =>
  loadIds(keyOf(user)).flatMap((id) => sites.find((site) => site.id === id) ?? []);

/** All the sites, with the recently used ones first. */
export const recentFirst = <S extends { id: number }>(user: SessionUser, sites: readonly S[]): S[] => [
  ...new Set([...recentSites(user, sites), ...sites]),
];

/** The site just used comes first; each site once. If the browser refuses storage, only this shortcut is lost. */
export const rememberSite = (user: SessionUser, id: number): void => {
  const key = keyOf(user);
  try {
    const others = loadIds(key).filter((other) => other !== id);
    localStorage.setItem(key, JSON.stringify([id, ...others].slice(0, max)));
  } catch {
    return;
  }
};
