import { type PricingLine, pricingTypes } from '#features/contracts/contracts/contract';
import { type ContractRow, checkContract, type StoredDraft } from '#features/contracts/contracts/server';
import type { Remark } from '#features/imports/imports/contract';
import { Problem } from '#platform/contract/errors';
import { toHundredths } from '#platform/contract/money';
import type { ContractLine, ContractTarget } from '../contract/index.ts';
import type { Service } from './services-of-jobs-repository.ts';

/** The pricing lines with the prices of the row, which replace lines of their type. Other lines stay. */
const pricingOf = (row: ContractLine, before: readonly PricingLine[]): PricingLine[] => {
  const priced = pricingTypes.filter((type) => row[`${type}_price`] !== null);
  const kept = before.filter(({ type }) => !priced.includes(type));
  const lines = priced.map((type): PricingLine => {
    const amount = toHundredths(row[`${type}_price`] ?? 0);
    return { type, amount, period: 'month', note: '' };
  });
  const isOne = priced.every((type) => before.filter((line) => line.type === type).length <= 1);
  const noted = lines.map((line) => ({
    ...line,
    note: (isOne && before.find(({ type }) => type === line.type)?.note) || '',
  }));
  return [...kept, ...noted.filter(({ amount }) => amount > 0)].toSorted(
    (a, b) => pricingTypes.indexOf(a.type) - pricingTypes.indexOf(b.type),
  );
};

/** The draft of a row: a new one, or the existing one with its changes. Empty cells change nothing. */
export const draftOfRow = (row: ContractLine, service: Service, there?: ContractRow): StoredDraft => ({
  job_service_id: service.id,
  number: row.number,
  start_date: row.start_date ?? there?.start_date ?? '',
  termination_date: row.termination_date ?? there?.termination_date ?? null,
  days_per_week: row.days_per_week ?? there?.days_per_week ?? (service.days_of_week.length || 5),
  auto_renew: row.auto_renew ?? there?.auto_renew ?? false,
  term_months: row.term_months ?? there?.term_months ?? null,
  renewal_notice_days: row.renewal_notice_days ?? there?.renewal_notice_days ?? 60,
  escalator_pct: row.escalator_pct === null ? (there?.escalator_pct ?? 0) : toHundredths(row.escalator_pct),
  signed_at: row.signed_at ?? there?.signed_at ?? null,
  notes: row.notes || (there?.notes ?? ''),
  pricing: pricingOf(row, there?.pricing ?? []),
});

/** Errors by cell, the same that the form of a contract would show. */
export const faultsOfDraft = (
  draft: StoredDraft,
  there: ContractRow | undefined,
  today: string,
): Remark[] => {
  const priced = draft.pricing.some(({ amount }) => amount > 0);
  const faults: Remark[] = priced ? [] : [{ field: 'labor_price', code: 'contract_pricing_required' }];
  const { credits = [], vacant_sqft = null, vacant_full_sqft = null } = there ?? {};
  try {
    // A file has no square feet: those of the draft are judged where they are entered.
    const unjudged = { gross_cleanable_sqft: null, occupied_sqft: null };
    checkContract({ ...draft, ...unjudged, credits, vacant_sqft, vacant_full_sqft }, today);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    for (const [field, [first]] of Object.entries(error.fields)) {
      const code = typeof first === 'string' ? first : (first?.code ?? 'not_allowed');
      faults.push({ field: field as ContractTarget, code });
    }
  }
  return faults;
};
