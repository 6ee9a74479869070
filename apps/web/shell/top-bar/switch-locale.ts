import { sessionEndpoints } from '#features/session/contract';
import type { Locale } from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { flushDrafts } from '#platform/web/forms/drafts';
import { currentLocale, saveLocale } from '#platform/web/i18n/index';
import { sessionStore } from '../../session/session-store.ts';

/** The cookie decides the language. The server is told too, for mails and other devices. */
export const switchLocale = async (locale: Locale): Promise<void> => {
  if (locale === currentLocale()) return;
  saveLocale(locale);
  await flushDrafts();
  if (sessionStore.get()) {
    await call(sessionEndpoints.updateLocale, { body: { locale } }).catch(() => undefined);
  }
  location.reload();
};
