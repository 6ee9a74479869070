import type en from '../locales/en.json';

declare module '#platform/web/i18n/texts' {
  interface Texts {
    notes: typeof en;
  }
}
