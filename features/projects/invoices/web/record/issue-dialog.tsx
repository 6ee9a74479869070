import { Checkbox, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { usualRecipients } from '#features/sites/record-mail/contract';
import * as field from '#platform/contract/fields';
import { call, endpointQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { type Invoice, invoiceEndpoints, invoiceMailEndpoints } from '../../contract/index.ts';
import { cacheInvoice } from '../queries.ts';

type Props = { invoice: Invoice; onClose: () => void };

const asked = z.strictObject({ email: z.boolean(), updated_at: field.updatedAt.optional() });

/** Issues a draft and, where the client has an address for it, sends it in the same step. */
const IssueDialog = ({ invoice: { id, total, bill_to, updated_at }, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { data: offered, isPending } = useQuery({
    ...endpointQuery(invoiceMailEndpoints.listInvoiceRecipients, { params: { id } }),
    gcTime: 0,
    meta: { quiet: true },
  });
  const emails = offered ? usualRecipients(offered) : [];
  const form = useRecordForm({
    name: 'invoice-issue',
    record: id,
    schema: asked,
    initialValues: { email: true },
    updatedAt: updated_at,
    save: ({ email, ...body }) =>
      call(invoiceEndpoints.transitionInvoice, {
        params: { id },
        body: { ...body, transition: 'issue', email: email && emails.length > 0 },
      }),
    onSaved: (issued) => {
      cacheInvoice(client, issued);
      const invoice = { number: issued.number ?? '', emails: emails.join(', ') };
      showSuccess(t(isSent ? 'invoices:done.issueEmailed' : 'invoices:done.issue', invoice));
      onClose();
    },
  });
  const isSent = form.values.email && emails.length > 0;
  const title = t('invoices:step.issue');
  const hint = emails.length > 0 ? emails.join(', ') : isPending ? '\u00a0' : t('invoices:mail.noAddress');
  return (
    <FormDialog
      title={title}
      save={t(isSent ? 'invoices:step.issueAndEmail' : 'invoices:step.issue')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('invoices:question.issue', { amount: formatMoney(total), client: bill_to.name })}</Text>
      <Checkbox
        label={t('invoices:mail.now')}
        description={hint}
        checked={isSent}
        disabled={emails.length === 0}
        onChange={({ currentTarget }) => form.setFieldValue('email', currentTarget.checked)}
        error={form.errors.email}
      />
    </FormDialog>
  );
};

export default IssueDialog;
