import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { z } from 'zod';
import { CreateBuilding } from '#features/sites/buildings/web';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, useRefused } from '#platform/web/outbox/index';
import { urlText, useGo, useIdParam, useSearchState, type Visit } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { jobQuery } from '../job-card/use-job.ts';
import { jobHref } from '../job-href.ts';

/** `?unsent=<id>` opens a write that the server refused. */
const createSearch = z.object({ unsent: urlText() });

export const prefetch = ({ client, params }: Visit): void => {
  void client.prefetchQuery(jobQuery(Number(params.jobId)));
};

const Creating = ({ job }: { job: Job }) => {
  const t = useText();
  const go = useGo();
  const [{ unsent }] = useSearchState(createSearch);
  const refused = useRefused(unsent);
  const backTo = jobHref(job.id, 'buildings');
  const name = `${job.job_number} – ${job.job_name}`;
  return (
    <>
      <PageHeader
        title={t('jobs:titles.newBuilding')}
        subtitle={name}
        breadcrumbs={[
          { title: t('jobs:card.crumb'), to: '/map' },
          { title: job.job_number, to: backTo },
          t('jobs:titles.newBuilding'),
        ]}
      />
      <Suspense fallback={<PageSkeleton />}>
        {refused === 'loading' ? (
          <PageSkeleton />
        ) : (
          <CreateBuilding
            jobId={job.id}
            refused={refused}
            cancel={backTo}
            onSaved={(outcome) => {
              showSuccess(
                outcome.sent
                  ? t('jobs:buildings.added', { name: outcome.answer.name, number: job.job_number })
                  : savedWords(outcome),
              );
              void go(backTo);
            }}
          />
        )}
      </Suspense>
    </>
  );
};

/** Creates a building and adds it to an existing job. */
const CreateBuildingPage = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(jobQuery(useIdParam('jobId')));
  if (data) return <Creating key={data.id} job={data} />;
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('jobs:titles.newBuilding')}
      breadcrumbs={[{ title: t('jobs:card.crumb'), to: '/map' }, t('jobs:titles.newBuilding')]}
      missing={{ title: t('jobs:card.notFound'), back: { label: t('jobs:card.backToMap'), to: '/map' } }}
    />
  );
};

export default CreateBuildingPage;
