import { Button } from '@mantine/core';
import { IconArchive, IconCopy, IconId, IconPlayerPlay } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call, useRecordQuery } from '#platform/web/api/index';
import { showReasons } from '#platform/web/feedback/steps';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useIdParam, usePageTitle, type Visit } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import { type MenuAction, PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { confirmableGaps, type Job, jobRecordEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { jobQuery } from '../job-card/use-job.ts';
import { jobHref } from '../job-href.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import { cacheJob, refreshJobs } from '../live.ts';
import { ServicesSection } from '../services/services-section.tsx';
import { SetupGaps } from '../setup/setup-gaps.tsx';

/** What can be done with a job beside changing its fields. */
const useJobSteps = (job: Job) => {
  const t = useText();
  const queries = useQueryClient();
  const isAdmin = useFlag('isAdmin');
  const [dialog, setDialog] = useState<'copy' | 'end' | null>(null);
  const { id, job_number: number, setup_incomplete: gaps } = job;
  const asks = isAdmin && gaps.length > 0 && gaps.every((gap) => confirmableGaps.includes(gap));

  const { actions, busy } = useTransitions(job.allowed_transitions, {
    steps: {
      activate: {
        icon: IconPlayerPlay,
        send: () => call(jobRecordEndpoints.activateJob, { params: { id }, body: { confirmed: asks } }),
      },
      deactivate: { icon: IconArchive, open: () => setDialog('end') },
    },
    word: (step) => t(`jobs:step.${step}`),
    question: () => (asks ? t('jobs:question.activate', { number }) : undefined),
    done: (step) => t(`jobs:done.${step}`, { number }),
    onDone: (saved) => cacheJob(queries, saved),
    onRefused: (error) => {
      showReasons(error);
      refreshJobs(queries);
    },
  });

  const deactivate = actions.get('deactivate');
  const menu: MenuAction[] = [
    ...(job.can.copy
      ? [{ label: t('jobs:step.copy'), icon: IconCopy, onClick: () => setDialog('copy') }]
      : []),
    ...(deactivate ? [deactivate] : []),
  ];
  return { menu, activate: actions.get('activate'), busy, dialog, close: () => setDialog(null) };
};

/** Only people who may change a job load its form. */
const [Editing] = lazyPart(() => import('./editing.tsx'), { soon: true });

const [CopyDialog] = lazyPart(() => import('../transitions/copy-dialog.tsx'));
const [EndDialog] = lazyPart(() => import('../transitions/end-dialog.tsx'));

export const prefetch = ({ client, params }: Visit): void => {
  void client.prefetchQuery(jobQuery(Number(params.jobId)));
};

const useTrail = (last: string) => {
  const t = useText();
  return [
    { title: t('app:titles.admin'), to: '/admin' },
    { title: t('jobs:titles.list'), to: paths.list },
    last,
  ];
};

const JobRecord = ({ job, fresh }: { job: Job; fresh: boolean }) => {
  const t = useText();
  const title = `${job.job_number} – ${job.job_name}`;
  const { menu, activate, busy, dialog, close } = useJobSteps(job);
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        chip={<JobStatusChip status={job.status} />}
        subtitle={job.client.name}
        breadcrumbs={useTrail(title)}
        action={
          activate && (
            <Button
              loading={busy}
              leftSection={<activate.icon size={16} aria-hidden />}
              onClick={activate.onClick}
            >
              {activate.label}
            </Button>
          )
        }
        menu={[{ label: t('jobs:titles.card'), icon: IconId, to: jobHref(job.id) }, ...menu]}
      />
      <SetupGaps job={job} />
      {!job.can.update ? (
        <ServicesSection job={job} />
      ) : fresh ? (
        <Suspense fallback={<PageSkeleton />}>
          <Editing key={job.id} job={job} />
        </Suspense>
      ) : (
        <PageSkeleton />
      )}
      <Suspense>
        {dialog === 'copy' && <CopyDialog job={job} onClose={close} />}
        {dialog === 'end' && <EndDialog job={job} onClose={close} />}
      </Suspense>
    </>
  );
};

const JobRecordPage = () => {
  const t = useText();
  const id = useIdParam('jobId');
  const trail = useTrail(t('jobs:titles.record'));
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...jobQuery(id),
    refetchOnMount: 'always',
  });
  if (data) return <JobRecord job={data} fresh={isFetchedAfterMount || error !== null} />;
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('jobs:titles.record')}
      breadcrumbs={trail}
      missing={{
        title: t('jobs:card.notFound'),
        text: t('jobs:card.notFoundText'),
        back: { label: t('jobs:actions.allJobs'), to: paths.list },
      }}
    />
  );
};

export default JobRecordPage;
