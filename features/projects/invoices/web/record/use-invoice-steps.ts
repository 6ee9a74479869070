import {
  IconArrowBackUp,
  IconCash,
  IconFileDownload,
  IconMail,
  IconPencil,
  IconReceipt,
  IconReceiptOff,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { useSteps } from '#platform/web/feedback/steps';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { type MenuAction, saveMadeFile } from '#platform/web/ui/index';
import { type Invoice, type InvoiceTransition, invoiceEndpoints } from '../../contract/index.ts';
import { billingHref, editHref } from '../addresses.ts';
import { refreshInvoices } from '../live.ts';

const { deleteInvoice, getInvoicePdf } = invoiceEndpoints;

export type InvoiceDialog = InvoiceTransition | 'email';

const icons: Readonly<Record<InvoiceTransition, NonNullable<MenuAction['icon']>>> = {
  issue: IconReceipt,
  'mark-paid': IconCash,
  'mark-uncollected': IconReceiptOff,
  reopen: IconArrowBackUp,
  'revert-to-draft': IconArrowBackUp,
};

/** One of these is the main action of the page. */
const leading: readonly InvoiceTransition[] = ['issue', 'mark-paid'];

/** What this person can do with an invoice. */
export const useInvoiceSteps = (invoice: Invoice) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<InvoiceDialog | null>(null);
  const { id, can, allowed_transitions: allowed } = invoice;
  const { busy, runStep } = useSteps(() => refreshInvoices(client, [id]));

  const remove = () =>
    runStep(async () => {
      if (!(await confirm(t('invoices:question.delete'), { agree: t('invoices:step.delete'), danger: true })))
        return;
      await call(deleteInvoice, { params: { id }, query: { updated_at: invoice.updated_at } });
      showSuccess(t('invoices:done.deleted'));
      await go(billingHref(invoice.special_project_id));
      refreshInvoices(client, [id]);
    });

  const actionOf = (name: InvoiceTransition): MenuAction => ({
    label: t(`invoices:step.${name}`),
    icon: icons[name],
    danger: name === 'mark-uncollected',
    onClick: () => setDialog(name),
  });

  const when = (allows: boolean, action: MenuAction): MenuAction[] => (allows ? [action] : []);
  const main = leading.find((name) => allowed.includes(name));
  const menu = [
    ...when(can.update, {
      label: t('invoices:step.edit'),
      icon: IconPencil,
      onClick: () => void go(editHref(id)),
    }),
    ...when(can.pdf, {
      label: t('invoices:step.pdf'),
      icon: IconFileDownload,
      onClick: () => void saveMadeFile(getInvoicePdf, { params: { id }, query: {} }),
    }),
    ...when(can.send, { label: t('invoices:step.email'), icon: IconMail, onClick: () => setDialog('email') }),
    ...allowed.filter((name) => name !== main).map(actionOf),
    ...when(can.delete, {
      label: t('invoices:step.delete'),
      icon: IconTrash,
      danger: true,
      onClick: () => void remove(),
    }),
  ];
  return { main: main && actionOf(main), menu, busy, dialog, close: () => setDialog(null) };
};
