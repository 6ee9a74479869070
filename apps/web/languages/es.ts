import { textsByNamespace } from '#platform/web/i18n/by-namespace';

export const texts = textsByNamespace(
  import.meta.glob(
    ['../../../platform/web/locales/es.json', '../locales/es.json', '../../../features/*/*/locales/es.json'],
    { eager: true, import: 'default' },
  ),
);
