let current: number | undefined;

const key = 'cora.organization';

/** The organization chosen on this device; undefined means the person's default one. */
export const chosenOrganization = (): number | undefined => {
  const id = Number(localStorage.getItem(key));
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

export const chooseOrganization = (id: number | undefined): void => {
  if (id === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, String(id));
};

/** Opens another organization (undefined: the person's own) in a new document, so that nothing of this one stays in
 * memory. */
export const enterOrganization = (id: number | undefined, page = '/'): void => {
  chooseOrganization(id);
  location.assign(page);
};

/** Sets the organization that the session works in; undefined asks the server again. */
export const setCurrentOrganization = (id: number | undefined): void => {
  current = id;
};

/** The organization of this document. Another tab may have chosen a different one since. */
export const pageOrganization = (): number | undefined => current;

/** For the tenant header, and for addresses of files, which have no header. A document keeps its organization: another
 * one chosen in another tab applies to the next document. */
export const currentOrganization = (): number | undefined => current ?? chosenOrganization();
