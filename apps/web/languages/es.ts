import { textsByNamespace } from './by-namespace.ts';

export const texts = textsByNamespace(
  import.meta.glob(
    ['../../../platform/web/locales/es.json', '../locales/es.json', '../../../features/*/locales/es.json'],
    { eager: true, import: 'default' },
  ),
);
