import { formatMoney, useText } from '#platform/web/i18n/index';
import type { ContractValues } from './contract-values.ts';

const fields = [
  'number',
  'start_date',
  'termination_date',
  'auto_renew',
  'renewal_month',
  'renewal_notice_days',
  'term_months',
  'signed_at',
  'gross_cleanable_sqft',
  'occupied_sqft',
  'vacant_sqft',
  'vacant_full_sqft',
  'days_per_week',
  'escalator_pct',
  'notes',
  'winteam_customer_number',
] as const;

/** Labels and values of a contract in words, for the comparison after a stale save. */
export const useContractWords = () => {
  const t = useText();
  return {
    labels: {
      ...(Object.fromEntries(fields.map((name) => [name, t(`contracts:field.${name}`)])) as Record<
        (typeof fields)[number],
        string
      >),
      pricing: t('contracts:section.pricing'),
      credits: t('contracts:section.credits'),
      billbacks: t('contracts:section.billbacks'),
    },
    shown: (values: ContractValues) => ({
      ...values,
      pricing: values.pricing
        .map(({ type, amount }) => `${t(`contracts:pricing.${type}`)} ${formatMoney(Number(amount))}`)
        .join(', '),
      credits: values.credits.map(({ type, rate }) => `${t(`contracts:credit.${type}`)} ${rate}`).join(', '),
      billbacks: values.billbacks
        .map(({ type, cost }) => `${t(`contracts:billback.${type}`)} ${formatMoney(Number(cost))}`)
        .join(', '),
    }),
  };
};
