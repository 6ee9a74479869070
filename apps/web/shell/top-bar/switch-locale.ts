import { sessionEndpoints } from '#features/accounts/session/contract';
import type { Locale } from '#platform/contract/fields';
import { ApiError, call } from '#platform/web/api/index';
import { showAlert } from '#platform/web/feedback/index';
import { flushDrafts } from '#platform/web/forms/drafts';
import { currentLocale, saveLocale, text } from '#platform/web/i18n/index';

export const localeNames = { en: 'English', es: 'Español' } as const;

let wanted: Locale | undefined;

const switchWanted = (): void => {
  if (wanted !== undefined) void switchLocale(wanted);
};

/** The cookie decides the language, and the page is loaded anew in it; the server is told too, for mails and other devices.
 * Without a connection the page would be gone until there is one: the language changes then. */
export const switchLocale = async (locale: Locale): Promise<void> => {
  wanted = undefined;
  removeEventListener('online', switchWanted);
  if (locale === currentLocale()) return;
  const failure = await call(sessionEndpoints.updateLocale, { body: { locale } }).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError && failure.status === 0) {
    wanted = locale;
    addEventListener('online', switchWanted);
    showAlert({ text: text('app:locale.later'), colour: 'blue' });
    return;
  }
  saveLocale(locale);
  await flushDrafts();
  location.reload();
};
