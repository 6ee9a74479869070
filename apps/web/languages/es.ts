import { gather } from './gather.ts';

export const texts = gather(
  import.meta.glob(
    ['../../../platform/web/locales/es.json', '../locales/es.json', '../../../features/*/locales/es.json'],
    { eager: true, import: 'default' },
  ),
);
