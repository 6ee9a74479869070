import { type Settings, type SignedInUser, sessionEndpoints } from '#features/accounts/session/contract';
import {
  call,
  chooseOrganization,
  chosenOrganization,
  currentOrganization,
  isApiError,
  otherUser,
  setCurrentOrganization,
} from '#platform/web/api/index';
import { goToLogin } from '#platform/web/api/login-redirect';
import { showAlert } from '#platform/web/feedback/index';
import { flushDrafts } from '#platform/web/forms/drafts';
import { text } from '#platform/web/i18n/index';
import type { Session } from '#platform/web/session/index';
import { saveSession, sessionStore } from './session-store.ts';

const reload = async (): Promise<void> => {
  await flushDrafts();
  location.reload();
};

/** Another person signed in from another tab. The page stays as it is, because what was typed into it belongs to the
 * person who signed out. */
const showOtherUser = (words: string): void => {
  showAlert({
    text: words,
    colour: 'red',
    stays: true,
    action: { label: text('platform:actions.reload'), run: () => void reload() },
  });
};

type FirstAnswers = { settings: Settings; user: SignedInUser };

/** After Back or Forward the browser may use an old document, which says who was signed in then. */
const isOld = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
};

/** The first call returns what the server wrote into the document about who is signed in: null for nobody, undefined if it
 * wrote nothing. Later calls return undefined. */
const takeFirstAnswers = (): FirstAnswers | null | undefined => {
  const element = document.getElementById('start');
  element?.remove();
  return element && !isOld() ? JSON.parse(element.textContent ?? '') : undefined;
};

const cacheTime = 15 * 60_000;

let loadedAt = 0;
let loading: Promise<Session | null> | undefined;

const anonymous = { anonymous: true };

otherUser.on(showOtherUser);

/** The session that the document brought: at the first call only, and not if another organization is chosen on this
 * device. */
const brought = (): Session | null | undefined => {
  const start = takeFirstAnswers();
  if (!start) return start;
  const chosen = chosenOrganization();
  if (chosen !== undefined && chosen !== start.user.default_organization.id) return undefined;
  return saveSession(start.settings, start.user);
};

const ask = async (): Promise<Session | null> => {
  const known = brought();
  if (known !== undefined) {
    loadedAt = Date.now();
    return known;
  }
  try {
    const [settings, user] = await Promise.all([
      call(sessionEndpoints.getSettings, undefined, anonymous),
      call(sessionEndpoints.getSignedInUser, undefined, anonymous),
    ]);
    loadedAt = Date.now();
    return saveSession(settings, user);
  } catch (error) {
    if (isApiError(error, 'wrong_organization') && currentOrganization() !== undefined) {
      chooseOrganization(undefined);
      setCurrentOrganization(undefined);
      // The person may no longer open this organization. Reload, so that nothing of it stays on the page.
      if (sessionStore.get()) location.assign('/');
      return ask();
    }
    if (isApiError(error) && error.status === 401 && error.code !== 'other_user') {
      sessionStore.set(null);
      return null;
    }
    const known = sessionStore.get();
    if (known) return known;
    throw error;
  }
};

/** Asks the server even when the session is known: after a change of the own profile, or for a new version. */
export const refreshSession = (): Promise<Session | null> => {
  loading ??= ask().finally(() => {
    loading = undefined;
  });
  return loading;
};

/** The browser is leaving for another document: never resolves, so that this page shows nothing. */
const leaving = (): Promise<never> => new Promise(() => {});

/** Leaves for the page that must be completed before any other opens. It leads back here. */
const leaveFor = (page: '/password/own' | '/two-factor/set-up'): Promise<never> => {
  const { pathname, search, hash } = location;
  location.replace(`${page}?redirect=${encodeURIComponent(pathname + search + hash)}`);
  return leaving();
};

/** Settings are loaded before a page opens and stay valid for 15 minutes. */
export const loadSession = async (required: boolean): Promise<Session | null> => {
  const known = sessionStore.get();
  if (known && Date.now() - loadedAt < cacheTime) return known;
  const session = await refreshSession();
  if (session?.user.must_change_password) return leaveFor('/password/own');
  if (session?.user.second_factor?.first) return leaveFor('/two-factor/set-up');
  if (session || !required) return session;
  goToLogin();
  return leaving();
};
