import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { SearchOfList } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import type { SelectionState } from '#platform/web/ui/index';
import { type DraftedOutcome, mostDrafted, toInvoiceEndpoints } from '../../contract/index.ts';
import { readInvoicesAgain } from '../live.ts';
import { toInvoiceList } from './to-invoice-list.ts';

const [NotDrafted] = lazyPart(() => import('./not-drafted.tsx'));

type Chosen = { selection: SelectionState; search: SearchOfList<typeof toInvoiceList>; total: number };

const matchingIds = async (search: Chosen['search']): Promise<number[]> => {
  const query = { ...toInvoiceList.queryOf(search), page: 1, per_page: mostDrafted };
  const { rows } = await call(toInvoiceEndpoints.listToInvoice, { query });
  return rows.map(({ id }) => id);
};

/** Drafts the next invoice of each selected project, and names those that got none. */
export const DraftSome = ({ selection, search, total }: Chosen) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<DraftedOutcome | null>(null);
  const count = selection.all ? total : selection.ids.size;
  const draft = async () => {
    if (count > mostDrafted) {
      showAlert({ text: t('invoices:toInvoice.fewer', { most: formatNumber(mostDrafted) }), colour: 'red' });
      return;
    }
    setBusy(true);
    try {
      const ids = selection.all ? await matchingIds(search) : [...selection.ids];
      const result = await call(toInvoiceEndpoints.draftInvoices, { body: { ids } });
      if (result.failed.length > 0) return setOutcome(result);
      showSuccess(t('invoices:toInvoice.drafted', { count: result.done.length }));
      selection.clear();
    } catch (error) {
      showProblem(error);
    } finally {
      readInvoicesAgain(client, []);
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
          <NotDrafted
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
