import { Text } from '@mantine/core';
import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import type { StatementAnswer } from '../../contract/index.ts';

const cents = (amount: number): number => Math.round(amount * 100);

/** The approved amount of the month, shown when the invoice would be different today. */
export const ApprovedNote = ({ answer }: { answer: StatementAnswer }) => {
  const t = useText();
  const { approved_invoice: amount, approved_at: at, statement } = answer;
  if (amount === null || at === null || cents(amount) === cents(statement?.invoice ?? 0)) return null;
  return (
    <Text fw={600} my="sm">
      {t('contracts:statement.approvedWith', {
        amount: formatMoney(amount),
        date: formatDate(at),
      })}
    </Text>
  );
};
