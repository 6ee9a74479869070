import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { useRefused } from '#platform/web/outbox/index';
import { lazyPart, useMayOpen, usePreload, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { vendorHref } from '../addresses.ts';
import { unsentSearch } from '../record/vendor-values.ts';
import { vendorColumns } from './vendor-columns.tsx';
import { restorableList, vendorList } from './vendor-list.ts';

const [CreateDialog, preloadCreate] = lazyPart(() => import('../record/create-dialog.tsx'));

const VendorsPage = () => {
  const t = useText();
  const mayWrite = useFlag('admin.canEditJobSite');
  const mayAdmin = useMayOpen('/admin');
  const [{ unsent }, setSearch] = useSearchState(unsentSearch);
  const refused = useRefused(unsent);
  const [creating, setCreating] = useState(false);
  usePreload(preloadCreate, mayWrite);
  const createButton = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('vendors:actions.create')}
    </Button>
  );
  const title = t('vendors:titles.list');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={mayAdmin ? [{ title: t('app:titles.admin'), to: '/admin' }, title] : []}
        action={createButton}
        menu={usePrintAction()}
      />
      <RecordList
        list={mayWrite ? restorableList : vendorList}
        label={title}
        searching={t('vendors:list.search')}
        apply={t('vendors:list.apply')}
        columns={vendorColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id, deleted_at }) => vendorHref(id, deleted_at === null ? {} : { deleted: true })}
        empty={
          <EmptyState
            title={t('vendors:list.empty')}
            text={t('vendors:list.emptyText')}
            action={createButton}
          />
        }
      />
      {mayWrite && refused !== 'loading' && (creating || refused) && (
        <Suspense>
          <CreateDialog
            key={refused?.id}
            refused={refused}
            onClose={() => {
              setCreating(false);
              if (unsent !== undefined) setSearch({ unsent: undefined }, { replace: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
};

export default VendorsPage;
