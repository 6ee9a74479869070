import { writeCookie } from '#platform/web/api/cookies';
import { linkAddress } from '../pages/link-parameters.ts';

/** Loads the page again in that language; the token of a mailed link comes along. */
export const switchLocale = (locale: 'en' | 'es'): void => {
  writeCookie('locale', locale);
  const address = linkAddress();
  if (address === location.href) location.reload();
  else location.replace(address);
};
