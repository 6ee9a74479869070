import { sessionEndpoints } from '#features/accounts/session/contract';
import { call, chooseOrganization, isApiError } from '#platform/web/api/index';
import { confirm, showProblem } from '#platform/web/feedback/index';
import { countDrafts, flushDrafts } from '#platform/web/forms/drafts';
import { text } from '#platform/web/i18n/index';
import { sessionStore } from '../session/session-store.ts';

const countUnsent = async (person: number): Promise<number> => {
  try {
    const { countWrites } = await import('./outbox/count-writes.ts');
    return await countWrites(person);
  } catch {
    // Without a connection signing out fails anyway.
    return 0;
  }
};

/** A 401 counts as success: the session had already ended. */
export const signOut = async (): Promise<void> => {
  const person = sessionStore.get()?.user.id ?? 0;
  await flushDrafts();
  const unsent = await countUnsent(person);
  if (unsent > 0) {
    const answer = await confirm(text('app:outbox.signOut', { count: unsent }), {
      agree: text('app:outbox.signOutAnyway'),
      disagree: text('app:outbox.stay'),
    });
    if (answer === 0) return;
  }
  const drafts = await countDrafts(person).catch(() => 0);
  if (drafts > 0) {
    const answer = await confirm(text('app:shell.draftsLeft', { count: drafts }), {
      agree: text('app:settingsMenu.logout'),
    });
    if (answer === 0) return;
  }
  try {
    await call(sessionEndpoints.logout, { body: {} }, { anonymous: true });
  } catch (error) {
    // Another person has signed in from another tab: go on with their session, and leave the choices stored on the
    // device to them.
    if (isApiError(error, 'other_user')) return location.assign('/');
    if (!isApiError(error) || error.status !== 401) {
      showProblem(error);
      return;
    }
  }
  chooseOrganization(undefined);
  location.assign('/login');
};
