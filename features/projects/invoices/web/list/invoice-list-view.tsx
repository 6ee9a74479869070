import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { type Chosen, RecordList } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, saveMadeFile } from '#platform/web/ui/index';
import {
  type AccountingFormat,
  accountingEndpoints,
  accountingFormats,
  invoiceExportColumns,
  invoiceListEndpoints,
  maxAccounted,
} from '../../contract/index.ts';
import type { AccountingRequest } from '../accounting/export-again.tsx';
import { invoiceHref } from '../addresses.ts';
import { refreshInvoices } from '../live.ts';
import { invoiceColumns } from './invoice-columns.tsx';
import { invoiceList } from './invoice-list.ts';

const [ExportAgain] = lazyPart(() => import('../accounting/export-again.tsx'));

const { listInvoices } = invoiceListEndpoints;

/** Sends the selected invoices to the accounts; what was sent before is sent again for a reason alone. */
const ExportSome = ({ selection, count, ids: read }: Chosen) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState<AccountingRequest | null>(null);

  const wasExported = async (ids: number[]): Promise<boolean> =>
    (await call(listInvoices, { query: { ids, exported: true, page: 1, per_page: 10 } })).rows.length > 0;

  const finish = () => {
    selection.clear();
    setAgain(null);
    refreshInvoices(client, []);
  };

  const send = async (format: AccountingFormat) => {
    const max = maxAccounted[format];
    if (count > max) {
      showAlert({ text: t('invoices:accounting.fewer', { max: formatNumber(max) }), colour: 'red' });
      return;
    }
    setBusy(true);
    try {
      const ids = await read();
      if (await wasExported(ids)) return setAgain({ format, ids });
      await saveMadeFile(accountingEndpoints.exportToAccounting, { body: { format, ids } });
      finish();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {accountingFormats.map((format) => (
        <Button
          key={format}
          variant={format === 'quickbooks' ? 'filled' : 'default'}
          disabled={busy}
          leftSection={<IconFileExport size={16} aria-hidden />}
          onClick={() => void send(format)}
        >
          {t(`invoices:accounting.${format}`)}
        </Button>
      ))}
      <Suspense>
        {again && <ExportAgain request={again} onDone={finish} onClose={() => setAgain(null)} />}
      </Suspense>
    </>
  );
};

const exporting = { endpoint: invoiceListEndpoints.exportInvoices, columns: invoiceExportColumns };

/** The invoices of all projects in scope. */
const InvoiceListView = () => {
  const t = useText();
  const [mayBill, mayExport] = [useFlag('specialProjects.canTransitionInvoices'), useFlag('canExportData')];
  const mayAccount = mayBill && mayExport;
  return (
    <RecordList
      list={invoiceList}
      label={t('invoices:titles.list')}
      searching={t('invoices:list.search')}
      apply={t('invoices:list.apply')}
      columns={invoiceColumns}
      rowLabel={({ number, client }) => `${number ?? t('invoices:titles.draft')} ${client.name}`}
      rowHref={({ id }) => invoiceHref(id)}
      ViewsMenu={ViewsMenu}
      exporting={exporting}
      bulk={mayAccount ? (chosen) => <ExportSome {...chosen} /> : undefined}
      empty={<EmptyState title={t('invoices:list.empty')} text={t('invoices:list.emptyText')} />}
    />
  );
};

export default InvoiceListView;
