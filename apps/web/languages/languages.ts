import type { Languages } from '#platform/web/i18n/index';

export const languages: Languages = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
};
