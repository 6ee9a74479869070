import { type PricingLine, pricingTypes } from '#features/contracts/contracts/contract';
import { type CleaningResult, type ReadCell, RowCleaning, yesOrNo } from '#features/imports/imports/contract';
import type { ContractImportMapping, ContractTarget } from './mapping.ts';

type Priced = { [T in PricingLine['type'] as `${T}_price`]: number | null };

/** One contract; null where the file does not say it. */
export type ContractLine = Priced & {
  job_number: string;
  service: string;
  number: string;
  start_date: string | null;
  termination_date: string | null;
  days_per_week: number | null;
  auto_renew: boolean | null;
  term_months: number | null;
  renewal_notice_days: number | null;
  escalator_pct: number | null;
  signed_at: string | null;
  notes: string;
};

const maxMoney = 9_999_999.99;

/** A point before three digits is thousands in one file and decimals in another: that is asked, not guessed, unless the file
 * writes decimals behind a comma. */
const isDoubtful = (text: string): boolean => /^\D*[1-9]\d{0,2}\.\d{3}\D*$/.test(text);

type Bounds = { unit: 'money' | 'percent' | 'count'; min: number; max: number; decimals: number };

/** Cleans one row of a list of contracts, and reports what is wrong with each cell. */
export const cleanRow = (
  read: ReadCell<ContractTarget>,
  mapping: Pick<ContractImportMapping, 'decimal_mark' | 'day_base'>,
): CleaningResult<ContractLine> => {
  const cleaning = new RowCleaning(read, mapping);
  const amount = (target: ContractTarget, { unit, min, max, decimals }: Bounds): number | null => {
    const text = cleaning.plain(target);
    if (text === '') return null;
    const value = cleaning.amount(target, unit);
    if (value === undefined || (mapping.decimal_mark !== ',' && isDoubtful(text))) {
      const code = value === undefined ? 'contract_import_number' : 'contract_import_doubtful';
      cleaning.fault(target, code, { text: text.slice(0, 40) });
      return null;
    }
    if (value < min) cleaning.fault(target, 'too_small', { minimum: min });
    else if (value > max) cleaning.fault(target, 'too_big', { maximum: max });
    else if (Number(value.toFixed(decimals)) !== value)
      cleaning.fault(target, decimals === 0 ? 'contract_import_whole' : 'two_decimals');
    return value;
  };
  const whole = (target: ContractTarget, min: number, max: number) =>
    amount(target, { unit: 'count', min, max, decimals: 0 });
  const answered = (target: ContractTarget): boolean | null => {
    const text = cleaning.plain(target);
    const answer = yesOrNo(text);
    if (text !== '' && answer === undefined)
      cleaning.fault(target, 'contract_import_yes_or_no', { text: text.slice(0, 40) });
    return answer ?? null;
  };
  const prices = Object.fromEntries(
    pricingTypes.map((type) => [
      `${type}_price`,
      amount(`${type}_price`, { unit: 'money', min: 0, max: maxMoney, decimals: 2 }),
    ]),
  ) as Priced;
  const row: ContractLine = {
    job_number: cleaning.text('job_number', { limit: 20 }),
    service: cleaning.text('service', { limit: 100 }),
    number: cleaning.text('number', { limit: 20 }),
    start_date: cleaning.date('start_date'),
    termination_date: cleaning.date('termination_date'),
    ...prices,
    days_per_week: whole('days_per_week', 1, 7),
    auto_renew: answered('auto_renew'),
    term_months: whole('term_months', 1, 600),
    renewal_notice_days: whole('renewal_notice_days', 0, 365),
    escalator_pct: amount('escalator_pct', { unit: 'percent', min: 0, max: 100, decimals: 2 }),
    signed_at: cleaning.date('signed_at'),
    notes: cleaning.text('notes', { limit: 2000 }),
  };
  for (const target of ['job_number', 'number'] as const)
    if (row[target] === '') cleaning.fault(target, 'required');
  if (cleaning.plain('start_date') === '') cleaning.fault('start_date', 'required');
  return cleaning.result(row);
};
