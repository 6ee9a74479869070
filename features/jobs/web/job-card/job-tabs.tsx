import { Tabs } from '@mantine/core';
import { Suspense } from 'react';
import type { Job } from '#features/jobs/contract';
import { jobTabStore, partComponent, shownTo } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { CardsSkeleton } from '#platform/web/ui/index';
import { BuildingsTab } from './buildings-tab.tsx';
import { cardSearch } from './card-search.ts';
import { ContactsTab } from './contacts-tab.tsx';
import classes from './job-card.module.css';
import { OverviewTab } from './overview-tab.tsx';
import { useMayReadContacts } from './use-may-read-contacts.ts';

type ShownTab = { id: string; title: string; order: number; content: React.ReactNode };

/** The tabs of this feature and of others, in their order. The address names the open one. */
export const JobTabs = ({ job }: { job: Job }) => {
  const t = useText();
  const { flags } = useSession();
  const [search, setSearch] = useSearchState(cardSearch);
  const contacts = useMayReadContacts();
  const added = jobTabStore.use().filter(shownTo(flags));
  const tabs: ShownTab[] = [
    { id: 'overview', title: t('jobs:card.overview'), order: 0, content: <OverviewTab job={job} /> },
    { id: 'buildings', title: t('jobs:card.buildings'), order: 70, content: <BuildingsTab job={job} /> },
    ...(contacts
      ? [{ id: 'contacts', title: t('jobs:card.contacts'), order: 80, content: <ContactsTab job={job} /> }]
      : []),
    ...added.map((tab) => {
      const Content = partComponent(tab);
      return { id: tab.id, title: t(tab.title), order: tab.order, content: <Content jobId={job.id} /> };
    }),
  ].sort((a, b) => a.order - b.order);
  const open = tabs.find(({ id }) => id === search.tab) ?? tabs[0];
  return (
    <Tabs
      value={open?.id ?? 'overview'}
      onChange={(id) => setSearch({ tab: id === 'overview' ? undefined : (id ?? undefined) })}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('jobs:card.tabs')} mb="md" className={classes.tabs} data-no-print>
        {tabs.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id}>
          <Suspense fallback={<CardsSkeleton />}>{content}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
