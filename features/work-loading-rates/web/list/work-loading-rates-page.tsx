import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ViewsMenu } from '#features/saved-views/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useGo } from '#platform/web/routing/index';
import { Dialog, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { workLoadingRateHref } from '../addresses.ts';
import { WorkLoadingRateForm } from '../record/work-loading-rate-form.tsx';
import { useMayWriteRates } from '../use-may-write.ts';
import { workLoadingRateColumns } from './work-loading-rate-columns.ts';
import { workLoadingRateList } from './work-loading-rate-list.ts';

const WorkLoadingRatesPage = () => {
  const t = useText();
  const go = useGo();
  const [creating, setCreating] = useState(false);
  const createButton = useMayWriteRates() && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('work-loading-rates:actions.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('work-loading-rates:titles.list')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('work-loading-rates:titles.list')]}
        action={createButton}
        menu={usePrintAction()}
      />
      <RecordList
        list={workLoadingRateList}
        label={t('work-loading-rates:titles.list')}
        searching={t('work-loading-rates:list.search')}
        apply={t('work-loading-rates:list.apply')}
        columns={workLoadingRateColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => workLoadingRateHref(id)}
        ViewsMenu={ViewsMenu}
        empty={
          <EmptyState
            title={t('work-loading-rates:list.empty')}
            text={t('work-loading-rates:list.emptyText')}
            action={createButton}
          />
        }
      />
      {creating && (
        <Dialog form title={t('work-loading-rates:actions.create')} onClose={() => setCreating(false)}>
          <WorkLoadingRateForm onSaved={({ id }) => void go(workLoadingRateHref(id))} />
        </Dialog>
      )}
    </>
  );
};

export default WorkLoadingRatesPage;
