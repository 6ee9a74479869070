import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { SearchOfList } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { type SelectionState, saveMadeFile } from '#platform/web/ui/index';
import {
  type AccountingFormat,
  accountingEndpoints,
  accountingFormats,
  invoiceListEndpoints,
  maxAccounted,
} from '../../contract/index.ts';
import type { invoiceList } from '../list/invoice-list.ts';
import { readInvoicesAgain } from '../live.ts';
import type { Wish } from './wish.ts';

const [ExportAgain] = lazyPart(() => import('./export-again.tsx'));

type Search = SearchOfList<typeof invoiceList>;

type Chosen = {
  selection: SelectionState;
  search: Search;
  total: number;
  queryOf: (typeof invoiceList)['queryOf'];
};

const { listInvoices } = invoiceListEndpoints;

/** Sends the selected invoices to the accounts; what was sent before is sent again for a reason alone. */
export const ExportSome = ({ selection, search, total, queryOf }: Chosen) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState<Wish | null>(null);
  const count = selection.all ? total : selection.ids.size;

  const idsOf = async (max: number): Promise<number[]> => {
    if (!selection.all) return [...selection.ids];
    const ids: number[] = [];
    for (let page = 1; ids.length < Math.min(max, count); page += 1) {
      const { rows } = await call(listInvoices, { query: { ...queryOf(search), page, per_page: 100 } });
      if (rows.length === 0) break;
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  };

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
      const ids = await idsOf(max);
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
