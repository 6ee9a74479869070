import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { type Outcome, savedWords, useRefused, type Write } from '#platform/web/outbox/index';
import { useGo, useMayOpen, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { Dialog, EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import type { Vendor } from '../../contract/index.ts';
import { vendorHref } from '../addresses.ts';
import { useNewVendorForm } from '../record/use-vendor-form.ts';
import { VendorForm } from '../record/vendor-form.tsx';
import { unsentSearch } from '../record/vendor-values.ts';
import { vendorColumns } from './vendor-columns.tsx';
import { vendorList } from './vendor-list.ts';

const Creating = ({ refused, onClose }: { refused: Write | undefined; onClose: () => void }) => {
  const t = useText();
  const go = useGo();
  const { form } = useNewVendorForm({
    refused,
    onSaved: (outcome: Outcome<Vendor>) => {
      showSuccess(outcome.sent ? t('vendors:created') : savedWords(outcome));
      if (outcome.sent) void go(vendorHref(outcome.answer.id));
      else onClose();
    },
  });
  const title = t('vendors:actions.create');
  return (
    <Dialog form title={title} onClose={onClose}>
      <VendorForm form={form} label={title} save={title} />
    </Dialog>
  );
};

const VendorsPage = () => {
  const t = useText();
  const mayWrite = useFlag('admin.canEditJobSite');
  const mayAdmin = useMayOpen('/admin');
  const [{ unsent }, setSearch] = useSearchState(unsentSearch);
  const refused = useRefused(unsent);
  const [creating, setCreating] = useState(false);
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
        list={vendorList}
        label={title}
        searching={t('vendors:list.search')}
        apply={t('vendors:list.apply')}
        columns={vendorColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => vendorHref(id)}
        empty={
          <EmptyState
            title={t('vendors:list.empty')}
            text={t('vendors:list.emptyText')}
            action={createButton}
          />
        }
      />
      {mayWrite && refused !== 'loading' && (creating || refused) && (
        <Creating
          key={refused?.id}
          refused={refused}
          onClose={() => {
            setCreating(false);
            if (unsent !== undefined) setSearch({ unsent: undefined }, { replace: true });
          }}
        />
      )}
    </>
  );
};

export default VendorsPage;
