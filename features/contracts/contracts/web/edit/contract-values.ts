import { orNothing } from '#platform/web/forms/index';
import {
  type BillbackLine,
  type ContractBasis,
  type ContractRecord,
  type CreditLine,
  contractWriteEndpoints,
  type PricedTerms,
  type PricingLine,
} from '../../contract/index.ts';

type Blank<T, K extends keyof T> = Omit<T, K> & { [P in K]: T[P] | '' };

export type PricingValue = Blank<PricingLine, 'amount'>;
export type CreditValue = Blank<CreditLine, 'rate'>;
export type BillbackValue = Blank<BillbackLine, 'cost' | 'markup'>;

/** What stands in the form; an empty input is ''. */
export type ContractValues = {
  number: string;
  start_date: string;
  termination_date: string;
  auto_renew: boolean;
  renewal_month: number | '';
  renewal_notice_days: number | '';
  term_months: number | '';
  signed_at: string;
  gross_cleanable_sqft: number | '';
  occupied_sqft: number | '';
  vacant_sqft: number | '';
  vacant_full_sqft: number | '';
  days_per_week: number | '';
  pricing: PricingValue[];
  credits: CreditValue[];
  billbacks: BillbackValue[];
  escalator_pct: number | '';
  notes: string;
  winteam_customer_number: string;
};

export const createSchema = contractWriteEndpoints.createContract.body;

export const editSchema = contractWriteEndpoints.updateContract.body;

export const newPricing: PricingValue = { type: 'labor', amount: '', period: 'month', note: '' };

export const newCredit: CreditValue = {
  type: 'Vacancy',
  method: 'per_sqft',
  rate: '',
  sqft: null,
  base: 'all',
  from: null,
  to: null,
};

export const newBillback: BillbackValue = {
  type: 'supply',
  cost: '',
  markup_type: 'percentage',
  markup: 0,
  period: 'month',
};

export const newContract = (basis: ContractBasis, today: string): ContractValues => ({
  number: basis.number,
  start_date: today,
  termination_date: '',
  auto_renew: false,
  renewal_month: '',
  renewal_notice_days: 60,
  term_months: '',
  signed_at: '',
  gross_cleanable_sqft: basis.square_feet.gross_cleanable ?? '',
  occupied_sqft: basis.square_feet.occupied ?? '',
  vacant_sqft: basis.square_feet.vacant ?? '',
  vacant_full_sqft: basis.square_feet.vacant_full ?? '',
  days_per_week: basis.days_per_week,
  pricing: [newPricing],
  credits: [],
  billbacks: [],
  escalator_pct: 0,
  notes: '',
  winteam_customer_number: '',
});

/** A draft as values of the form. Calculated amounts are left out. */
export const valuesOf = (contract: ContractRecord): ContractValues => {
  const { terms } = contract;
  if (!terms) throw new Error('a draft is edited by people who may read it');
  return {
    number: contract.number,
    start_date: contract.start_date,
    termination_date: contract.termination_date ?? '',
    auto_renew: terms.auto_renew,
    renewal_month: terms.renewal_month ?? '',
    renewal_notice_days: terms.renewal_notice_days,
    term_months: terms.term_months ?? '',
    signed_at: terms.signed_at ?? '',
    gross_cleanable_sqft: terms.square_feet.gross_cleanable ?? '',
    occupied_sqft: terms.square_feet.occupied ?? '',
    vacant_sqft: terms.square_feet.vacant ?? '',
    vacant_full_sqft: terms.square_feet.vacant_full ?? '',
    days_per_week: terms.days_per_week,
    pricing: terms.pricing,
    credits: terms.credits.map(({ amount, agreed_sqft, in_force, above_average, ...credit }) => credit),
    billbacks: terms.billbacks.map(({ amount, ...line }) => line),
    escalator_pct: terms.escalator_pct,
    notes: terms.notes,
    winteam_customer_number: terms.winteam_customer_number ?? '',
  };
};

const orNull = (value: number | ''): number | null => (value === '' ? null : value);

/** The terms as typed so far, for the price beside the form. */
export const termsOf = (values: ContractValues): PricedTerms => ({
  square_feet: {
    gross_cleanable: orNull(values.gross_cleanable_sqft),
    occupied: orNull(values.occupied_sqft),
    vacant: orNull(values.vacant_sqft),
    vacant_full: orNull(values.vacant_full_sqft),
  },
  pricing: values.pricing.map((line) => ({ ...line, amount: orNothing(line.amount) })),
  credits: values.credits.map((credit) => ({ ...credit, rate: orNothing(credit.rate) })),
  billbacks: values.billbacks.map((line) => ({
    ...line,
    cost: orNothing(line.cost),
    markup: orNothing(line.markup),
  })),
});
