import { Button, Group } from '@mantine/core';
import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatMoney, formatNumber, useText } from '#platform/web/i18n/index';
import { type Chosen, listPage, RecordList } from '#platform/web/list/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { EmptyState } from '#platform/web/ui/index';
import { type DraftedOutcome, maxDrafted, toInvoiceEndpoints } from '../../contract/index.ts';
import { billingHref } from '../addresses.ts';
import { refreshInvoices } from '../live.ts';
import { DraftAll } from './draft-all.tsx';
import { toInvoiceColumns } from './to-invoice-columns.tsx';
import { toInvoiceList } from './to-invoice-list.ts';

const [DraftedDialog] = lazyPart(() => import('./drafted-dialog.tsx'));

/** Drafts the next invoice of each selected project, and names those that got none. */
const DraftSome = ({ selection, count, ids: read }: Chosen) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<DraftedOutcome | null>(null);
  const draft = async () => {
    if (count > maxDrafted) {
      showAlert({ text: t('invoices:toInvoice.fewer', { max: formatNumber(maxDrafted) }), colour: 'red' });
      return;
    }
    setBusy(true);
    try {
      const ids = await read();
      const result = await call(toInvoiceEndpoints.draftInvoices, { body: { ids } });
      if (result.failed.length > 0) return setOutcome(result);
      showSuccess(t('invoices:toInvoice.drafted', { count: result.done.length }));
      selection.clear();
    } catch (error) {
      showProblem(error);
    } finally {
      refreshInvoices(client, []);
      setBusy(false);
    }
  };
  return (
    <>
      <Button loading={busy} leftSection={<IconReceipt size={16} aria-hidden />} onClick={() => void draft()}>
        {t('invoices:toInvoice.draft', { count })}
      </Button>
      <Suspense>
        {outcome && (
          <DraftedDialog
            outcome={outcome}
            onClose={() => {
              setOutcome(null);
              selection.clear();
            }}
          />
        )}
      </Suspense>
    </>
  );
};

/** The value of all rows that the filters leave. Its line keeps its room while the value loads. */
const Worth = () => {
  const t = useText();
  const [search] = useSearchState(toInvoiceList.schema);
  const { data } = useQuery({ ...listPage(toInvoiceList, search), meta: { quiet: true } });
  if (!data) return <Group mih={36} my="0 12px" data-figures gap="xs" justify="space-between" />;
  const { total: count, value } = data;
  return (
    <Group mih={36} my="0 12px" data-figures gap="xs" justify="space-between">
      <span>
        <strong>{formatMoney(value)}</strong> {t('invoices:toInvoice.inProjects', { count })}
      </span>
      <DraftAll search={search} count={count} value={value} />
    </Group>
  );
};

/** Work that is done and not on an invoice. */
const ToInvoiceView = () => {
  const t = useText();
  return (
    <>
      <Worth />
      <RecordList
        list={toInvoiceList}
        label={t('invoices:titles.toInvoice')}
        searching={t('invoices:toInvoice.search')}
        apply={t('invoices:toInvoice.apply')}
        columns={toInvoiceColumns}
        rowLabel={({ number, title }) => `${number} ${title}`}
        rowHref={({ id }) => billingHref(id)}
        ViewsMenu={ViewsMenu}
        bulk={(chosen) => <DraftSome {...chosen} />}
        empty={
          <EmptyState
            icon={IconCircleCheck}
            title={t('invoices:toInvoice.empty')}
            text={t('invoices:toInvoice.emptyText')}
          />
        }
      />
    </>
  );
};

export default ToInvoiceView;
