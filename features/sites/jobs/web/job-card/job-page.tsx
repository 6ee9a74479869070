import { Paper, Stack } from '@mantine/core';
import { z } from 'zod';
import { isRead } from '#platform/web/api/index';
import { jobFactStore, jobTabStore, prefetchParts, useAddedTabs } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import {
  type Asked,
  urlText,
  useIdParam,
  useMayOpen,
  usePageTitle,
  useSearchState,
  type Visit,
} from '#platform/web/routing/index';
import { PageSkeleton, RecordProblem, type RecordTab, RecordTabs } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { paths, serviceHref } from '../addresses.ts';
import { AddService } from '../services/add-service.tsx';
import { JobHeader } from './job-header.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { ServiceList } from './service-list.tsx';
import { jobQuery, useJob } from './use-job.ts';

/** The services of the job. People who may change the job can open and add services here. */
const ServicesTab = ({ job }: { job: Job }) => {
  const mayOpen = useMayOpen(paths.service) && job.can.update;
  return (
    <Paper p="md">
      <Stack>
        <ServiceList
          jobId={job.id}
          services={job.services}
          {...(mayOpen && { hrefOf: (id: number) => serviceHref(job.id, id) })}
        />
        <AddService job={job} />
      </Stack>
    </Paper>
  );
};

const cardSearch = z.object({ tab: urlText() });

/** The tabs of a job; other features add theirs. The address names the open tab. */
const JobTabs = ({ job }: { job: Job }) => {
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

export const prefetch = (visit: Visit): void => {
  const { client, params, search } = visit;
  void client.prefetchQuery(jobQuery(Number(params.jobId)));
  const opened = jobTabStore.get().filter(({ id }) => id === search.tab);
  prefetchParts(opened.length > 0 ? opened : jobFactStore.get(), visit);
};

export const isOfflineReady = ({ client, params }: Asked): boolean =>
  isRead(client, jobQuery(Number(params.jobId)));

/** The Job Card. */
const JobPage = () => {
  const t = useText();
  const { job, error, retry } = useJob(useIdParam('jobId'));
  usePageTitle(job && `${job.job_number} – ${job.job_name}`);
  if (error) {
    return (
      <RecordProblem
        error={error}
        retry={retry}
        title={t('jobs:titles.card')}
        breadcrumbs={[{ title: t('jobs:card.crumb'), to: '/map' }, t('jobs:titles.card')]}
        missing={{
          title: t('jobs:card.notFound'),
          text: t('jobs:card.notFoundText'),
          back: { label: t('jobs:card.backToMap'), to: '/map' },
        }}
      />
    );
  }
  if (!job) return <PageSkeleton crumbs />;
  return (
    <>
      <JobHeader job={job} />
      <JobTabs job={job} />
    </>
  );
};

export default JobPage;
