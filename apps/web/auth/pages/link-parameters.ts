const search = new URLSearchParams(location.search);

/** The parameters of the mailed or texted link. They are removed from the address once read, so that no log, history or
 * screenshot keeps them. */
export const linkParameters = {
  token: search.get('token') ?? '',
  email: search.get('email') ?? '',
  /** With `code` it names a person without an e-mail address. */
  organization: search.get('organization') ?? '',
  code: search.get('code') ?? '',
};

if (search.has('token')) history.replaceState(null, '', location.pathname);

/** The link as it was opened, for a page that loads itself again. */
export const linkAddress = (): string => {
  if (linkParameters.token === '') return location.href;
  const filled = Object.entries(linkParameters).filter(([, value]) => value !== '');
  return `${location.pathname}?${new URLSearchParams(filled)}`;
};
