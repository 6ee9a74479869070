import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import type { Chosen } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { type DraftedOutcome, maxDrafted, toInvoiceEndpoints } from '../../contract/index.ts';
import { readInvoicesAgain } from '../live.ts';

const [DraftedDialog] = lazyPart(() => import('./drafted-dialog.tsx'));

/** Drafts the next invoice of each selected project, and names those that got none. */
export const DraftSome = ({ selection, count, ids: read }: Chosen) => {
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
