import { jobTabStore, useAddedTabs } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { type RecordTab, RecordTabs } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { cardSearch } from './card-search.ts';
import { OverviewTab } from './overview-tab.tsx';
import { ServicesTab } from './services-tab.tsx';

/** The tabs of a job; other features add theirs. The address names the open tab. */
export const JobTabs = ({ job }: { job: Job }) => {
  const t = useText();
  const [search, setSearch] = useSearchState(cardSearch);
  const tabs: RecordTab[] = [
    { id: 'overview', title: t('jobs:card.overview'), order: 0, content: <OverviewTab job={job} /> },
    { id: 'services', title: t('jobs:card.services'), order: 65, content: <ServicesTab job={job} /> },
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
