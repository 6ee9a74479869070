import { useText } from '#platform/web/i18n/index';
import { paths } from './addresses.ts';

export const usePeopleTrail = (last: string) => {
  const t = useText();
  return [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('people:titles.list'), to: paths.list },
    last,
  ];
};
