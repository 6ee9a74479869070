import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showProblem } from '#platform/web/feedback/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { matchingIds, type SearchOfList } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { type DraftedOutcome, maxDrafted, toInvoiceEndpoints } from '../../contract/index.ts';
import { refreshInvoices } from '../live.ts';
import { toInvoiceList } from './to-invoice-list.ts';

/** Drafts the next invoice of each project, call by call; `onOutcome` gets the outcome of all so far after each call. */
const draftProjects = async (
  ids: readonly number[],
  onOutcome: (outcome: DraftedOutcome) => void,
): Promise<void> => {
  const outcome: DraftedOutcome = { done: [], failed: [] };
  for (let from = 0; from < ids.length; from += maxDrafted) {
    const body = { ids: ids.slice(from, from + maxDrafted) };
    const { done, failed } = await call(toInvoiceEndpoints.draftInvoices, { body });
    outcome.done.push(...done);
    outcome.failed.push(...failed);
    onOutcome(outcome);
  }
};

const [DraftedDialog] = lazyPart(() => import('./drafted-dialog.tsx'));

type Props = {
  search: SearchOfList<typeof toInvoiceList>;
  /** Projects that the filters leave. 0 once all are drafted; the outcome stays on screen then. */
  count: number;
  value: number;
};

/** Drafts the next invoice of every project that the filters leave, and says what became of each. */
export const DraftAll = ({ search, count, value }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<DraftedOutcome | null>(null);
  const draft = async () => {
    setBusy(true);
    try {
      const ids = await matchingIds(toInvoiceList, search);
      const question = t('invoices:toInvoice.draftAll', { count: ids.length, amount: formatMoney(value) });
      const agree = t('invoices:toInvoice.draft', { count: ids.length });
      if (ids.length > 0 && (await confirm(question, { agree }))) await draftProjects(ids, setOutcome);
    } catch (error) {
      showProblem(error);
    } finally {
      refreshInvoices(client, []);
      setBusy(false);
    }
  };
  return (
    <>
      {count > 0 && (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconReceipt size={16} aria-hidden />}
          onClick={() => void draft()}
        >
          {t('invoices:toInvoice.all')}
        </Button>
      )}
      <Suspense>
        {outcome && !busy && <DraftedDialog outcome={outcome} onClose={() => setOutcome(null)} />}
      </Suspense>
    </>
  );
};
