import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { customConfirm, showSuccess } from '#platform/web/feedback/index';
import { useSteps } from '#platform/web/feedback/steps';
import { formatDate, formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { invoiceEndpoints, type ProposedInvoice } from '../../contract/index.ts';
import { editHref, invoiceHref } from '../addresses.ts';
import { refreshInvoices } from '../live.ts';
import { cacheInvoice } from '../queries.ts';

type Lines = Omit<ProposedInvoice['lines'][number], 'amount'>[];

/** The lines of a month in which the work began: of all of it or of its days, as somebody chooses; null when nobody does. */
const linesOfPart = async (
  lines: Lines,
  { part_month: part, subtotal }: ProposedInvoice,
  t: Translate,
): Promise<Lines | null> => {
  if (!part) return lines;
  const { days: count, amount, description } = part;
  const chosen = await customConfirm<'days' | 'whole'>({
    title: t('invoices:partMonth.title'),
    content: t('invoices:partMonth.question', { date: formatDate(part.from) }),
    options: [
      { value: 'whole', text: t('invoices:partMonth.whole', { amount: formatMoney(subtotal) }) },
      { value: 'days', text: t('invoices:partMonth.days', { count, amount: formatMoney(amount) }) },
    ],
  });
  if (chosen === 0) return null;
  if (chosen === 'whole') return lines;
  return lines.map((line) => ({
    ...line,
    description,
    unit_of_measure: 'lump sum',
    unit_price: amount,
  }));
};

/** Saves what the server proposes next, and opens it; a draft that is there is opened. */
export const useDraftNext = (projectId: number) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const { busy, runStep } = useSteps(() => refreshInvoices(client, []));
  const draftNext = () =>
    runStep(async () => {
      const next = await call(invoiceEndpoints.getNextDraft, { params: { projectId } });
      if (next.id !== null) return go(invoiceHref(next.id));
      const { special_project_id, period, po_number, discount, tax_rate } = next;
      const proposed = next.lines.map(({ amount: _amount, ...line }) => line);
      const lines = await linesOfPart(proposed, next, t);
      if (lines === null) return;
      const made = await call(invoiceEndpoints.createInvoice, {
        body: { special_project_id, period, po_number, discount, tax_rate, lines },
      });
      cacheInvoice(client, made);
      showSuccess(t('invoices:done.created'));
      return go(made.can.update ? editHref(made.id) : invoiceHref(made.id));
    });
  return { busy, draftNext };
};
