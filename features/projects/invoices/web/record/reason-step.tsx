import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type Invoice, invoiceEndpoints } from '../../contract/index.ts';
import { cacheInvoice } from '../queries.ts';

type Props = {
  invoice: Invoice;
  name: 'mark-uncollected' | 'reopen' | 'revert-to-draft';
  onClose: () => void;
};

const asked = z.strictObject({
  reason: field.longText.min(3, 'reason_required'),
  updated_at: field.updatedAt.optional(),
});

/** A transition that needs somebody's words. */
const ReasonStep = ({ invoice: { id, number, updated_at, accounted }, name, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const takenBack = name === 'revert-to-draft' && accounted;
  return (
    <ReasonDialog
      name={`invoice-${name}`}
      record={id}
      schema={asked}
      updatedAt={updated_at}
      words={{
        title: t(`invoices:step.${name}`),
        text: [
          t(`invoices:question.${name}`),
          takenBack && t('invoices:accounting.revert', { file: accounted.file ?? '' }),
        ]
          .filter(Boolean)
          .join(' '),
        label: t('invoices:record.reason'),
        submit: t(`invoices:step.${name}`),
      }}
      save={({ reason: note, updated_at: readAt }) =>
        call(invoiceEndpoints.transitionInvoice, {
          params: { id },
          body: { transition: name, note, updated_at: readAt, ...(takenBack && { confirm_exported: true }) },
        })
      }
      onSaved={(saved) => {
        cacheInvoice(client, saved);
        showSuccess(t(`invoices:done.${name}`, { number: number ?? '' }));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default ReasonStep;
