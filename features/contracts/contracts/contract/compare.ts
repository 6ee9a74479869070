import { sum, toHundredths } from '#platform/contract/money';
import type { Contract, ContractTerms } from './contract.ts';

type Value = number | string | null;

export type Difference = {
  part: 'pricing' | 'credit' | 'billback' | 'total' | 'terms';
  /** The type of the line, or the name of the field. */
  key: string;
  unit: 'money' | 'number' | 'percent' | 'date';
  before: Value;
  after: Value;
};

export type Compared = Pick<Contract, 'termination_date'> & { terms: ContractTerms };

type Line = { type: string; amount: number };

const byType = (part: Difference['part'], before: readonly Line[], after: readonly Line[]): Difference[] => {
  const types = [...new Set([...before, ...after].map(({ type }) => type))];
  const amount = (lines: readonly Line[], key: string): Value => {
    const own = lines.filter(({ type }) => type === key);
    return own.length === 0 ? null : sum(own.map((line) => toHundredths(line.amount))) / 100;
  };
  return types.map((key) => ({
    part,
    key,
    unit: 'money' as const,
    before: amount(before, key),
    after: amount(after, key),
  }));
};

const totals = ['base', 'credits', 'net', 'billbacks', 'contract_value'] as const;

const fields = [
  ['termination_date', 'date', ({ termination_date }: Compared) => termination_date],
  ['days_per_week', 'number', ({ terms }: Compared) => terms.days_per_week],
  ['gross_cleanable_sqft', 'number', ({ terms }: Compared) => terms.square_feet.gross_cleanable],
  ['occupied_sqft', 'number', ({ terms }: Compared) => terms.square_feet.occupied],
  ['vacant_sqft', 'number', ({ terms }: Compared) => terms.square_feet.vacant],
  ['escalator_pct', 'percent', ({ terms }: Compared) => terms.escalator_pct],
  ['term_months', 'number', ({ terms }: Compared) => terms.term_months],
  ['renewal_notice_days', 'number', ({ terms }: Compared) => terms.renewal_notice_days],
] as const;

/** What an amendment changes: every price of both side by side, and of the other terms those that differ. */
export const compareContracts = (before: Compared, after: Compared): Difference[] => [
  ...byType('pricing', before.terms.pricing, after.terms.pricing),
  ...byType('credit', before.terms.credits, after.terms.credits),
  ...byType('billback', before.terms.billbacks, after.terms.billbacks),
  ...totals.map((key) => ({
    part: 'total' as const,
    key,
    unit: 'money' as const,
    before: before.terms.price[key],
    after: after.terms.price[key],
  })),
  ...fields
    .map(([key, unit, of]) => ({ part: 'terms' as const, key, unit, before: of(before), after: of(after) }))
    .filter((one) => one.before !== one.after),
];
