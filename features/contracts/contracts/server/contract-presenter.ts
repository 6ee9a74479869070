import type { FileRecord } from '#features/accounts/files/contract';
import {
  type Contract,
  type ContractTerms,
  dateWithin,
  daysLeftOn,
  pricedOn,
  renewalOf,
  statusOn,
} from '../contract/index.ts';
import type { ContractRow } from './contract-repository.ts';
import { pricedTerms } from './priced-terms.ts';

/** Prices are as of today; before the contract begins as of its first day, afterwards as of its last day. */
const presentTerms = (row: ContractRow, today: string, files: readonly FileRecord[]): ContractTerms => {
  const terms = pricedTerms(row);
  return {
    auto_renew: row.auto_renew,
    renewal_month: row.renewal_month,
    renewal_notice_days: row.renewal_notice_days,
    renewal: row.status === 'terminated' || row.is_cut ? null : renewalOf(row),
    term_months: row.term_months,
    termination_reason: row.termination_reason,
    signed_at: row.signed_at,
    signed_file: files.find(({ id }) => id === row.signed_file_id) ?? null,
    days_per_week: row.days_per_week,
    pricing: terms.pricing,
    ...pricedOn(terms, dateWithin(row, today)),
    escalator_pct: row.escalator_pct / 100,
    notes: row.notes,
    winteam_customer_number: row.winteam_customer_number,
  };
};

/** `files` is null when the reader may see only dates and status; the terms are left out then. */
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
