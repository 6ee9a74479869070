let current: number | undefined;

const key = 'cora.organization';

/** The organization this device works in; none means the person's default one. */
export const chosenOrganization = (): number | undefined => {
  const id = Number(localStorage.getItem(key));
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

export const chooseOrganization = (id: number | undefined): void => {
  if (id === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, String(id));
};

/** The organization the session turned out to work in; none, to ask anew. */
export const setCurrentOrganization = (id: number | undefined): void => {
  current = id;
};

/** The one this document was loaded for; another tab may have chosen a different one since. */
export const pageOrganization = (): number | undefined => current;

/** For the tenant header, and for addresses of files, which carry no header. A document keeps to its own organization:
 * what another tab has entered since counts for the next one that is loaded. */
export const currentOrganization = (): number | undefined => current ?? chosenOrganization();
