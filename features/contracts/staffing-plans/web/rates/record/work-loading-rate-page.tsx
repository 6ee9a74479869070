import { Box, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { endpointQuery, useAction, useRecordQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { useGo, useIdParam } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { type WorkLoadingRate, workLoadingRateEndpoints } from '../../../contract/index.ts';
import { paths } from '../../addresses.ts';
import { useMayWriteRates } from '../use-may-write.ts';
import { WorkLoadingRateForm } from './work-loading-rate-form.tsx';

/** The delete action of the menu. It goes back to the list, where it can be undone. */
const useDeleteWorkLoadingRate = (id: number) => {
  const t = useText();
  const go = useGo();
  const { listWorkLoadingRates, getWorkLoadingRate, deleteWorkLoadingRate, restoreWorkLoadingRate } =
    workLoadingRateEndpoints;
  const restore = useAction(restoreWorkLoadingRate, {
    refreshes: [listWorkLoadingRates, getWorkLoadingRate],
  });
  const remove = useAction(deleteWorkLoadingRate, {
    refreshes: [listWorkLoadingRates],
    onSuccess: () => {
      void go(paths.rates);
      showSuccess(t('staffing-plans:rates.deleted'), {
        label: t('platform:actions.undo'),
        run: () => restore.mutate({ params: { id } }),
      });
    },
  });
  return {
    label: t('platform:actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: () => remove.mutate({ params: { id } }),
  };
};

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
        <Text my="md">{`${formatNumber(data.rate)} · ${t(`staffing-plans:rates.unit.${data.unit}`)}`}</Text>
      )}
    </>
  );
};

export default WorkLoadingRatePage;
