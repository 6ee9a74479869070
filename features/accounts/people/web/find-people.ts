import { call } from '#platform/web/api/index';
import type { PaletteItem } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { peopleEndpoints } from '../contract/index.ts';
import { paths, personHref } from './addresses.ts';

export const usePeopleTrail = (last: string) => {
  const t = useText();
  return [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('people:titles.list'), to: paths.list },
    last,
  ];
};

/** Searches by name, email address or employee code. */
export const findPeople = async (words: string, signal: AbortSignal): Promise<PaletteItem[]> => {
  const { rows } = await call(
    peopleEndpoints.listPeople,
    { query: { q: words, per_page: 6, sort: 'name' } },
    { signal },
  );
  return rows.map(({ id, name, email, title }) => ({
    id: `person ${id}`,
    label: name,
    description: [title, email].filter(Boolean).join(' · '),
    to: personHref(id),
  }));
};
