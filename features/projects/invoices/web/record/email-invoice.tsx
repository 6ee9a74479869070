import { useQueryClient } from '@tanstack/react-query';
import { EmailDialog } from '#features/sites/record-mail/web';
import { useText } from '#platform/web/i18n/index';
import { type Invoice, invoiceMailEndpoints } from '../../contract/index.ts';
import { invoiceQuery } from '../queries.ts';

const endpoints = {
  recipients: invoiceMailEndpoints.listInvoiceRecipients,
  send: invoiceMailEndpoints.emailInvoice,
};

const EmailInvoice = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  const { id, number } = invoice;
  return (
    <EmailDialog
      title={t('invoices:mail.dialog', { number: number ?? '' })}
      endpoints={endpoints}
      recordId={id}
      onSent={() => void client.invalidateQueries({ queryKey: invoiceQuery(id).queryKey })}
      onClose={onClose}
    />
  );
};

export default EmailInvoice;
