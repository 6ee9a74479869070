import type en from '../locales/en.json';

declare module '#platform/web/i18n/texts' {
  interface Texts {
    'calendar-feeds': typeof en;
  }
}
