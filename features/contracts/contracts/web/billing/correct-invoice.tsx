import { useQueryClient } from '@tanstack/react-query';
import { call, queryKeyOf } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { monthInWords } from '#platform/web/i18n/month-words';
import { type BillingRow, billingEndpoints } from '../../contract/index.ts';

const { correctBillingRun, getBillingRun } = billingEndpoints;

const schema = correctBillingRun.body.pick({ reason: true });

type Props = { month: string; row: BillingRow; onClose: () => void };

/** Bills or credits with the next month what an approved invoice says too little or too much. */
const CorrectInvoice = ({ month, row, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { contract, left_to_correct: amount } = row;
  return (
    <ReasonDialog
      name="billing-correction"
      record={`${month}-${contract.id}`}
      schema={schema}
      words={{
        title: t('contracts:billing.correct'),
        text: t(amount > 0 ? 'contracts:billing.correctMore' : 'contracts:billing.correctLess', {
          amount: formatMoney(Math.abs(amount)),
          number: contract.number,
          month: monthInWords(month),
        }),
        label: t('contracts:reason'),
        submit: t('contracts:billing.correct'),
      }}
      save={({ reason }) =>
        call(correctBillingRun, { body: { month, contract_id: contract.id, amount, reason } })
      }
      onSaved={() => {
        void client.invalidateQueries({ queryKey: queryKeyOf(getBillingRun) });
        showSuccess(t('contracts:billing.correctDone'));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default CorrectInvoice;
