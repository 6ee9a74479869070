import type { FileRecord } from '#features/files/contract';
import {
  billbackCents,
  type Contract,
  type ContractTerms,
  creditCents,
  dateWithin,
  daysLeftOn,
  isCreditOn,
  priceOn,
  statusOn,
} from '../contract/index.ts';
import type { ContractRow } from './contract-repository.ts';
import { readLines } from './stored-lines.ts';

/** Prices as of today. For a contract that has not begun or is over: as of its first or last day. */
const presentTerms = (row: ContractRow, today: string, files: readonly FileRecord[]): ContractTerms => {
  const date = dateWithin(row, today);
  const square_feet = {
    gross_cleanable: row.gross_cleanable_sqft,
    occupied: row.occupied_sqft,
    vacant: row.vacant_sqft,
  };
  const priced = { square_feet, ...readLines(row) };
  return {
    auto_renew: row.auto_renew,
    renewal_month: row.renewal_month,
    renewal_notice_days: row.renewal_notice_days,
    term_months: row.term_months,
    termination_reason: row.termination_reason,
    signed_at: row.signed_at,
    signed_file: files.find(({ id }) => id === row.signed_file_id) ?? null,
    square_feet,
    days_per_week: row.days_per_week,
    pricing: priced.pricing,
    credits: priced.credits.map((credit) => ({
      ...credit,
      amount: creditCents(credit, priced) / 100,
      in_force: isCreditOn(credit, date),
    })),
    billbacks: priced.billbacks.map((line) => ({ ...line, amount: billbackCents(line) / 100 })),
    escalator_pct: row.escalator_pct / 100,
    notes: row.notes,
    winteam_customer_number: row.winteam_customer_number,
    price: priceOn(priced, date),
  };
};

/** `files` is null when the reader may know only the dates; nothing else is sent then. */
export const presentContract = (
  row: ContractRow,
  today: string,
  files: readonly FileRecord[] | null,
): Contract => ({
  id: row.id,
  job_service_id: row.job_service_id,
  service: row.service,
  number: row.number,
  is_base: row.is_base,
  status: statusOn(row, today),
  start_date: row.start_date,
  termination_date: row.termination_date,
  days_left: daysLeftOn(row, today),
  terms: files && presentTerms(row, today, files),
  updated_at: row.updated_at,
});
