import { NativeSelect, SegmentedControl } from '@mantine/core';
import { z } from 'zod';
import { jobViewStore, shownTo } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { urlText, useGo, useSearchState } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { usePhone } from '#platform/web/ui/index';

const viewSearch = z.object({ view: urlText() });

/** The view in the address, of those that features add to the list of job sites. */
export const useJobView = () => {
  const { flags } = useSession();
  const [{ view }] = useSearchState(viewSearch);
  const views = jobViewStore.use().filter(shownTo(flags));
  return { views, shown: views.find(({ id }) => id === view) };
};

/** Between the list of job sites and other views of them. */
export const JobViewSwitch = () => {
  const t = useText();
  const go = useGo();
  const phone = usePhone();
  const { views, shown } = useJobView();
  if (views.length === 0) return null;
  const choice = {
    'data-no-print': true,
    'aria-label': t('jobs:list.views'),
    value: shown?.id ?? 'list',
    data: [
      { value: 'list', label: t('jobs:list.sites') },
      ...views.map(({ id, title }) => ({ value: id, label: t(title) })),
    ],
  };
  const open = (id: string): void => {
    void go(id === 'list' ? '/admin/jobs' : `/admin/jobs?view=${id}`);
  };
  if (phone) return <NativeSelect {...choice} onChange={({ currentTarget }) => open(currentTarget.value)} />;
  return <SegmentedControl {...choice} onChange={open} />;
};
