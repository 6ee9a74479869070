import { flushDrafts, stay } from '../forms/drafts.ts';

const patience = 3000;

let leaving = false;

const leave = async (): Promise<void> => {
  await flushDrafts();
  location.assign(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  // Still here a moment later: the person stopped it, and the next refusal leads there again.
  setTimeout(() => {
    leaving = false;
    stay();
  }, patience);
};

/** Sends an ended session to the login page, and back here afterwards; what was typed is kept first. */
export const goToLogin = (): void => {
  if (leaving || location.pathname === '/login') return;
  leaving = true;
  void leave();
};
