import { gather } from './gather.ts';

export const texts = gather(
  import.meta.glob(
    ['../../../platform/web/locales/en.json', '../locales/en.json', '../../../features/*/locales/en.json'],
    { eager: true, import: 'default' },
  ),
);
