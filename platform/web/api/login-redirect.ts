let leaving = false;

/** Sends an ended session to the login page, and back here afterwards. */
export const goToLogin = (): void => {
  if (leaving || location.pathname === '/login') return;
  leaving = true;
  location.assign(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
};
