import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { Chosen } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { saveMadeFile } from '#platform/web/ui/index';
import {
  type AccountingFormat,
  accountingEndpoints,
  accountingFormats,
  invoiceListEndpoints,
  maxAccounted,
} from '../../contract/index.ts';
import { readInvoicesAgain } from '../live.ts';
import type { Wish } from './wish.ts';

const [ExportAgain] = lazyPart(() => import('./export-again.tsx'));

const { listInvoices } = invoiceListEndpoints;

/** Sends the selected invoices to the accounts; what was sent before is sent again for a reason alone. */
export const ExportSome = ({ selection, count, ids: read }: Chosen) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState<Wish | null>(null);

  const wasExported = async (ids: number[]): Promise<boolean> =>
    (await call(listInvoices, { query: { ids, exported: true, page: 1, per_page: 10 } })).rows.length > 0;

  const finish = () => {
    selection.clear();
    setAgain(null);
    readInvoicesAgain(client, []);
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
        {again && <ExportAgain wish={again} onDone={finish} onClose={() => setAgain(null)} />}
      </Suspense>
    </>
  );
};
