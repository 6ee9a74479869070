import { z } from 'zod';
import type { Locale } from '#platform/contract/fields';
import { type Audited, auditWords } from '#platform/server/audit/audited';
import { shownMoney } from '#platform/server/texts/shown-money';
import { termsFlags } from '../contract/endpoints.ts';
import { billbackLine, creditLine, pricingLine } from '../contract/index.ts';
import { contractTexts } from './texts.ts';

const money = (amount: number, locale: Locale): string => shownMoney(amount, locale, 4);

const joined = <T>(row: z.ZodType<T>, say: (line: T, locale: Locale) => string) => {
  const lines = z.array(row);
  return (value: unknown, locale: Locale): string =>
    (lines.safeParse(value).data ?? []).map((line) => say(line, locale)).join(', ') || '–';
};

/** The lines of a contract as the audit log says them: `Labor $27,000.00, Supplies $2,600.00`. */
const describePricing = joined(
  pricingLine,
  ({ type, amount }, locale) => `${contractTexts(locale)(`pricing.${type}`)} ${money(amount, locale)}`,
);

const describeCredits = joined(creditLine, ({ type, method, rate }, locale) => {
  const shown = method === 'percent' ? `${rate} %` : money(rate, locale);
  return `${contractTexts(locale)(`credit.${type}`)} ${shown}`;
});

const describeBillbacks = joined(
  billbackLine,
  ({ type, cost }, locale) => `${contractTexts(locale)(`billback.${type}`)} ${money(cost, locale)}`,
);

/** What the audit log says about contracts, to people who may read terms. */
export const auditedContracts = {
  contract: {
    flags: termsFlags,
    records: {
      table: 'contracts',
      name: 'r.number',
      of: 'job_service_id',
    },
    words: auditWords(contractTexts, {
      fields: {
        number: 'field.number',
        amends: 'field.amends',
        amended_by: 'field.amended_by',
        start_date: 'field.start_date',
        termination_date: 'field.termination_date',
        auto_renew: 'field.auto_renew',
        renewal_notice_on: 'field.renewal_notice_on',
        renewal_notice_days: 'field.renewal_notice_days',
        renewal_month: 'field.renewal_month',
        term_months: 'field.term_months',
        signed_at: 'field.signed_at',
        signed_file: 'file',
        gross_cleanable_sqft: 'field.gross_cleanable_sqft',
        occupied_sqft: 'field.occupied_sqft',
        vacant_sqft: 'field.vacant_sqft',
        vacant_full_sqft: 'field.vacant_full_sqft',
        days_per_week: 'field.days_per_week',
        pricing: 'section.pricing',
        credits: 'section.credits',
        billbacks: 'section.billbacks',
        escalator_pct: 'field.escalator_pct',
        notes: 'field.notes',
        winteam_customer_number: 'field.winteam_customer_number',
      },
      values: { status: 'status' },
      described: { pricing: describePricing, credits: describeCredits, billbacks: describeBillbacks },
    }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
