import { Box } from '@mantine/core';
import { useState } from 'react';
import { endpointQuery, useRecordQuery } from '#platform/web/api/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { useIdParam } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { type WorkLoadingRate, workLoadingRateEndpoints } from '../../../contract/index.ts';
import { paths } from '../../addresses.ts';
import { useMayWriteRates } from '../use-may-write.ts';
import { useDeleteWorkLoadingRate } from './use-delete-work-loading-rate.ts';
import { WorkLoadingRateForm } from './work-loading-rate-form.tsx';

/** Keeps the record as it was opened while others change it, so that a save against a newer one is noticed. */
const Editing = ({ workLoadingRate: read }: { workLoadingRate: WorkLoadingRate }) => {
  const [opened, setOpened] = useState(read);
  return (
    <Box maw={560}>
      <WorkLoadingRateForm
        key={opened.updated_at}
        workLoadingRate={opened}
        onSaved={setOpened}
        onReloaded={setOpened}
      />
    </Box>
  );
};

const WorkLoadingRatePage = () => {
  const t = useText();
  const id = useIdParam('workLoadingRateId');
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...endpointQuery(workLoadingRateEndpoints.getWorkLoadingRate, { params: { id } }),
    refetchOnMount: 'always',
  });
  const mayWrite = useMayWriteRates();
  const deleteAction = useDeleteWorkLoadingRate(id);
  const list = { title: t('staffing-plans:rates.titles.list'), to: paths.rates };
  if (error && !data) {
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('staffing-plans:rates.titles.record')}
        breadcrumbs={[list, t('staffing-plans:rates.titles.record')]}
        missing={{
          title: t('staffing-plans:rates.notFound'),
          back: { label: t('staffing-plans:rates.actions.back'), to: paths.rates },
        }}
      />
    );
  }
  if (!data || !isFetchedAfterMount) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={data.name} breadcrumbs={[list, data.name]} menu={mayWrite ? [deleteAction] : []} />
      {mayWrite ? (
        <Editing key={id} workLoadingRate={data} />
      ) : (
        <p>{`${formatNumber(data.rate)} · ${t(`staffing-plans:rates.unit.${data.unit}`)}`}</p>
      )}
    </>
  );
};

export default WorkLoadingRatePage;
