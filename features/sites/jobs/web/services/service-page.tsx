import { Box, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ApiError, useRecordQuery } from '#platform/web/api/index';
import { partComponent, serviceSectionStore, shownTo } from '#platform/web/feature/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo, useIdParam, usePageTitle, type Visit } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import type { Job, JobService } from '../../contract/index.ts';
import { jobRecordHref, paths } from '../addresses.ts';
import { jobQuery } from '../job-card/use-job.ts';
import { JobStatusChip } from '../job-status-chip.tsx';
import { ServiceForm } from './service-form.tsx';
import { serviceLine, serviceName } from './service-words.ts';

export const prefetch = ({ client, params }: Visit): void => {
  void client.prefetchQuery(jobQuery(Number(params.jobId)));
};

/** What other features know of a service, for people who may see it. */
const MoreSections = ({ jobId, serviceId }: { jobId: number; serviceId: number }) => {
  const { flags } = useSession();
  return serviceSectionStore
    .use()
    .filter(shownTo(flags))
    .map((section) => {
      const Content = partComponent(section);
      return (
        <Suspense key={section.id}>
          <Content jobId={jobId} serviceId={serviceId} />
        </Suspense>
      );
    });
};

const ServiceRecord = ({ job, service }: { job: Job; service: JobService }) => {
  const t = useText();
  const go = useGo();
  const [opened] = useState(service);
  const name = serviceName(service, t);
  const back = jobRecordHref(job.id);
  usePageTitle(name);
  return (
    <>
      <PageHeader
        title={name}
        chip={<JobStatusChip status={service.status} />}
        subtitle={`${job.job_number} – ${job.job_name}`}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('jobs:titles.list'), to: paths.list },
          { title: job.job_number, to: back },
          name,
        ]}
      />
      {job.can.update ? (
        <Box maw={640}>
          <ServiceForm
            job={job}
            service={opened}
            onSaved={() => {
              showSuccess(t('jobs:done.serviceSaved', { name }));
              void go(back);
            }}
            cancel={back}
          />
        </Box>
      ) : (
        <Text my="md">{serviceLine(service, t)}</Text>
      )}
      <Box mt="xl">
        <MoreSections jobId={job.id} serviceId={service.id} />
      </Box>
    </>
  );
};

/** Services are read with their job; one that is not among them does not exist. */
const ServicePage = () => {
  const t = useText();
  const jobId = useIdParam('jobId');
  const serviceId = useIdParam('serviceId');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...jobQuery(jobId),
    refetchOnMount: 'always',
  });
  const service = data?.services.find(({ id }) => id === serviceId);
  if (data && service && (isFetchedAfterMount || error))
    return <ServiceRecord key={service.id} job={data} service={service} />;
  const missing = data && !service ? new ApiError(404, {}, '') : error;
  if (!missing) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={missing}
      retry={() => void refetch()}
      title={t('jobs:titles.service')}
      breadcrumbs={[
        { title: t('app:titles.admin'), to: '/admin' },
        { title: t('jobs:titles.list'), to: paths.list },
        t('jobs:titles.service'),
      ]}
      missing={{
        title: t('jobs:services.notFound'),
        text: t('jobs:card.notFoundText'),
        back: { label: t('jobs:actions.toJob'), to: jobRecordHref(jobId) },
      }}
    />
  );
};

export default ServicePage;
