import type en from '../locales/en.json';

declare module '#platform/web/i18n/texts' {
  interface Texts {
    'contract-imports': typeof en;
  }
}
