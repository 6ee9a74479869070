import { textsByNamespace } from './by-namespace.ts';

export const texts = textsByNamespace(
  import.meta.glob(
    ['../../../platform/web/locales/en.json', '../locales/en.json', '../../../features/*/locales/en.json'],
    { eager: true, import: 'default' },
  ),
);
