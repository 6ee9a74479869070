const search = new URLSearchParams(location.search);

/** Of the mailed link. They leave the address once read, so that no log, history or screenshot keeps them. */
export const linkParameters = { token: search.get('token') ?? '', email: search.get('email') ?? '' };

if (search.has('token')) history.replaceState(null, '', location.pathname);
