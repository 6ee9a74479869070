import { useText } from '#platform/web/i18n/index';
import { chosenStatus, type JobListSearch } from './use-job-list.ts';

/** What the list shows and is narrowed by, in words. */
export const useListWords = (search: JobListSearch): readonly string[] => {
  const t = useText();
  const { q, state, needs_location, import_id } = search;
  const status = chosenStatus(search);
  return [
    status === 'live' || status === 'all' ? t(`jobs:list.${status}`) : t(`jobs:status.${status}`),
    ...(q ? [`“${q}”`] : []),
    ...(state ? [state] : []),
    ...(needs_location ? [t('jobs:list.needsLocation')] : []),
    ...(import_id === undefined ? [] : [t('jobs:list.fromImport', { id: import_id })]),
  ];
};
