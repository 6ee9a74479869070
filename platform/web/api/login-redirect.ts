import { pageUser } from './page-user.ts';

const timeout = 3000;

let leaving = false;

/** Loaded only when needed: the sign-in pages load this file too, and they keep no drafts. */
const loadDrafts = () => import('../forms/drafts.ts');

const leave = async (): Promise<void> => {
  const { flushDrafts, stay } = await loadDrafts();
  await flushDrafts();
  const address = `/login?redirect=${encodeURIComponent(location.pathname + location.search)}`;
  // The login page then says why it is shown.
  location.assign(pageUser() === undefined ? address : `${address}&ended=true`);
  // The page is still here, so the person stopped the navigation. The next 401 starts it again.
  setTimeout(() => {
    leaving = false;
    stay();
  }, timeout);
};

/** Goes to the login page after the session has ended, and back here afterwards. Typed input is saved first. */
export const goToLogin = (): void => {
  if (leaving || location.pathname === '/login') return;
  leaving = true;
  void leave();
};
