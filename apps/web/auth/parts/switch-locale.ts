import { writeCookie } from '#platform/web/api/cookies';

export const switchLocale = (locale: 'en' | 'es'): void => {
  writeCookie('locale', locale);
  location.reload();
};
