import type { Job } from '#features/jobs/contract';
import { jobTabStore, useAddedTabs } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { type RecordTab, RecordTabs } from '#platform/web/ui/index';
import { BuildingsTab } from './buildings-tab.tsx';
import { cardSearch } from './card-search.ts';
import { ContactsTab } from './contacts-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { ServicesTab } from './services-tab.tsx';
import { useMayReadContacts } from './use-may-read-contacts.ts';

/** The tabs of this feature and of others. The address names the open one. */
export const JobTabs = ({ job }: { job: Job }) => {
  const t = useText();
  const [search, setSearch] = useSearchState(cardSearch);
  const contacts = useMayReadContacts();
  const tabs: RecordTab[] = [
    { id: 'overview', title: t('jobs:card.overview'), order: 0, content: <OverviewTab job={job} /> },
    { id: 'services', title: t('jobs:card.services'), order: 65, content: <ServicesTab job={job} /> },
    { id: 'buildings', title: t('jobs:card.buildings'), order: 70, content: <BuildingsTab job={job} /> },
    ...(contacts
      ? [{ id: 'contacts', title: t('jobs:card.contacts'), order: 80, content: <ContactsTab job={job} /> }]
      : []),
    ...useAddedTabs(jobTabStore, { jobId: job.id }),
  ];
  return (
    <RecordTabs
      label={t('jobs:card.tabs')}
      tabs={tabs}
      open={search.tab}
      onOpen={(tab) => setSearch({ tab })}
    />
  );
};
