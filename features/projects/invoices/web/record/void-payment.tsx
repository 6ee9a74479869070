import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { type Invoice, invoiceEndpoints } from '../../contract/index.ts';
import { cacheInvoice } from '../queries.ts';

type Props = { invoice: Invoice; payment: Invoice['payments'][number]; onClose: () => void };

const { note, updated_at } = invoiceEndpoints.voidInvoicePayment.body.shape;

const asked = z.strictObject({ reason: note, updated_at });

/** Asks why a payment no longer counts. */
const VoidPayment = ({ invoice: { id, updated_at: readAt }, payment, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ReasonDialog
      name="invoice-void-payment"
      record={payment.id}
      schema={asked}
      updatedAt={readAt}
      words={{
        title: `${t('invoices:step.void')}: ${formatMoney(payment.amount)}, ${formatDate(payment.date)}`,
        text: t('invoices:question.void'),
        label: t('invoices:record.reason'),
        submit: t('invoices:step.void'),
      }}
      save={({ reason, ...body }) =>
        call(invoiceEndpoints.voidInvoicePayment, {
          params: { id, paymentId: payment.id },
          body: { ...body, note: reason },
        })
      }
      onSaved={(saved) => {
        cacheInvoice(client, saved);
        showSuccess(t('invoices:done.void'));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default VoidPayment;
