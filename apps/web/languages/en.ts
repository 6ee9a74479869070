import { textsByNamespace } from '#platform/web/i18n/by-namespace';

export const texts = textsByNamespace(
  import.meta.glob(
    ['../../../platform/web/locales/en.json', '../locales/en.json', '../../../features/*/*/locales/en.json'],
    { eager: true, import: 'default' },
  ),
);
