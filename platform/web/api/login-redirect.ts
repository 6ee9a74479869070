const patience = 3000;

let leaving = false;

/** Asked for when it is needed: the sign-in pages load this file, and keep no drafts. */
const loadDrafts = () => import('../forms/drafts.ts');

const leave = async (): Promise<void> => {
  const { flushDrafts, stay } = await loadDrafts();
  await flushDrafts();
  location.assign(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  // The page is still here, so the person stopped the navigation. The next 401 starts it again.
  setTimeout(() => {
    leaving = false;
    stay();
  }, patience);
};

/** Goes to the login page after the session has ended, and back here afterwards. Typed input is saved first. */
export const goToLogin = (): void => {
  if (leaving || location.pathname === '/login') return;
  leaving = true;
  void leave();
};
