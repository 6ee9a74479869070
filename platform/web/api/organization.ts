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

/** The organization the session turned out to work in. */
export const setCurrentOrganization = (id: number): void => {
  current = id;
};

/** The one this document was loaded for; another tab may have chosen a different one since. */
export const pageOrganization = (): number | undefined => current;

/** For the tenant header, and for addresses of files, which carry no header. */
export const currentOrganization = (): number | undefined => chosenOrganization() ?? current;
