import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useSteps } from '#platform/web/feedback/steps';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { invoiceEndpoints } from '../../contract/index.ts';
import { editHref, invoiceHref } from '../addresses.ts';
import { cacheInvoice } from '../cache-invoice.ts';
import { readInvoicesAgain } from '../live.ts';

/** Saves what the server proposes next, and opens it; a draft that is there is opened. */
export const useDraftNext = (projectId: number) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const { busy, runStep } = useSteps(() => readInvoicesAgain(client, []));
  const draftNext = () =>
    runStep(async () => {
      const next = await call(invoiceEndpoints.getNextDraft, { params: { projectId } });
      if (next.id !== null) return go(invoiceHref(next.id));
      const { special_project_id, period, po_number, discount, tax_rate } = next;
      const lines = next.lines.map(({ amount: _amount, ...line }) => line);
      const made = await call(invoiceEndpoints.createInvoice, {
        body: { special_project_id, period, po_number, discount, tax_rate, lines },
      });
      cacheInvoice(client, made);
      showSuccess(t('invoices:done.created'));
      return go(made.can.update ? editHref(made.id) : invoiceHref(made.id));
    });
  return { busy, draftNext };
};
