const search = new URLSearchParams(location.search);

/** The parameters of the mailed link. They are removed from the address once read, so that no log, history or
 * screenshot keeps them. */
export const linkParameters = { token: search.get('token') ?? '', email: search.get('email') ?? '' };

if (search.has('token')) history.replaceState(null, '', location.pathname);

/** The link as it was opened, for a page that loads itself again. */
export const linkAddress = (): string => {
  const { token, email } = linkParameters;
  if (token === '') return location.href;
  return `${location.pathname}?${new URLSearchParams(email === '' ? { token } : { token, email })}`;
};
