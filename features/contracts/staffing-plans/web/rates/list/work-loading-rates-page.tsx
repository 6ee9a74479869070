import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { type Column, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import type { WorkLoadingRate } from '../../../contract/index.ts';
import { workLoadingRateHref } from '../../addresses.ts';
import { useMayWriteRates } from '../use-may-write.ts';
import { workLoadingRateList } from './work-loading-rate-list.ts';

const workLoadingRateColumns = (_phone: boolean, t: Translate): readonly Column<WorkLoadingRate>[] => [
  { id: 'name', header: t('staffing-plans:rates.field.name'), sort: 'name', cell: ({ name }) => name },
  {
    id: 'unit',
    header: t('staffing-plans:rates.field.unit'),
    cell: ({ unit }) => t(`staffing-plans:rates.unit.${unit}`),
  },
  {
    id: 'rate',
    header: t('staffing-plans:rates.field.rate'),
    cell: ({ rate }) => formatNumber(rate),
    numeric: true,
  },
];

const [CreateDialog, preloadCreate] = lazyPart(() => import('../record/create-dialog.tsx'));

const WorkLoadingRatesPage = () => {
  const t = useText();
  const [creating, setCreating] = useState(false);
  const mayWrite = useMayWriteRates();
  usePreload(preloadCreate, mayWrite);
  const createButton = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('staffing-plans:rates.actions.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('staffing-plans:rates.titles.list')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('staffing-plans:rates.titles.list')]}
        action={createButton}
        menu={usePrintAction()}
      />
      <RecordList
        list={workLoadingRateList}
        label={t('staffing-plans:rates.titles.list')}
        searching={t('staffing-plans:rates.list.search')}
        apply={t('staffing-plans:rates.list.apply')}
        columns={workLoadingRateColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => workLoadingRateHref(id)}
        ViewsMenu={ViewsMenu}
        empty={
          <EmptyState
            title={t('staffing-plans:rates.list.empty')}
            text={t('staffing-plans:rates.list.emptyText')}
            action={createButton}
          />
        }
      />
      <Suspense>{creating && <CreateDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
};

export default WorkLoadingRatesPage;
