const most = 5;

export const recentSitesKey = (userId: number, organizationId: number): string =>
  `cora.recent-sites.${userId}.${organizationId}`;

/** The site just used comes first; each site once. */
export const withRecent = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, most);

export const readRecentSites = (key: string): number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)).slice(0, most) : [];
  } catch {
    return [];
  }
};

/** If the browser refuses storage, only this shortcut is lost. */
export const rememberSite = (key: string, id: number): void => {
  try {
    localStorage.setItem(key, JSON.stringify(withRecent(readRecentSites(key), id)));
  } catch {
    return;
  }
};
