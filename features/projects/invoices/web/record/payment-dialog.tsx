import { Checkbox, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { DecimalField, FormDialog, useRecordForm } from '#platform/web/forms/index';
import { formatDate, formatMoney, todayIn, useText } from '#platform/web/i18n/index';
import { type Invoice, invoiceEndpoints, paymentLike } from '../../contract/index.ts';
import { cacheInvoice } from '../queries.ts';

type Props = { invoice: Invoice; onClose: () => void };

const { amount, payment_reference, confirm_repeated } = invoiceEndpoints.transitionInvoice.body.shape;

const asked = z.strictObject({
  amount: amount.unwrap(),
  paid_at: field.date,
  payment_reference,
  confirm_repeated,
  updated_at: field.updatedAt.optional(),
});

/** Records a payment. The amount begins as all that is open, and can be less for a partial payment. */
const PaymentDialog = ({ invoice, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { id, balance, number, payments, updated_at, time_zone } = invoice;
  const form = useRecordForm({
    name: 'invoice-payment',
    record: id,
    schema: asked,
    initialValues: {
      amount: balance as number | '',
      paid_at: todayIn(time_zone),
      payment_reference: '',
      confirm_repeated: false,
    },
    updatedAt: updated_at,
    save: (body) =>
      call(invoiceEndpoints.transitionInvoice, {
        params: { id },
        body: { ...body, transition: 'mark-paid' },
      }),
    onSaved: (saved) => {
      cacheInvoice(client, saved);
      const values = { number: number ?? '', amount: formatMoney(saved.balance) };
      showSuccess(t(saved.status === 'paid' ? 'invoices:done.mark-paid' : 'invoices:done.part', values));
      onClose();
    },
  });
  const { amount: typed, payment_reference: reference } = form.values;
  const counted = payments.filter(({ voided }) => voided === null);
  const like = paymentLike(counted, { amount: Number(typed), reference });
  const title = t('invoices:step.mark-paid');
  return (
    <FormDialog title={title} save={t('invoices:record.keepPayment')} form={form} onClose={onClose}>
      <DecimalField
        data-autofocus
        label={t('invoices:line.amount')}
        description={t('invoices:record.open', { amount: formatMoney(balance) })}
        leftSection="$"
        {...form.field('amount')}
      />
      <TextInput type="date" label={t('invoices:field.paid_at')} {...form.field('paid_at')} />
      <TextInput
        label={t('invoices:field.reference')}
        maxLength={100}
        autoComplete="off"
        {...form.field('payment_reference')}
      />
      {(like || form.errors.confirm_repeated) && (
        <Checkbox
          label={t('invoices:record.repeated')}
          description={
            like &&
            !form.errors.confirm_repeated &&
            t('invoices:record.repeatedOn', { date: formatDate(like.date) })
          }
          {...form.getInputProps('confirm_repeated', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
};

export default PaymentDialog;
