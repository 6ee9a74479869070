import {
  amendmentNumber,
  escalate,
  escalateBillbacks,
  escalateCredits,
  termEndOn,
} from '../../contract/index.ts';
import type { ContractRow, NewContract } from '../contract-repository.ts';
import { readLines } from '../stored-lines.ts';

type Amendment = {
  start_date: string;
  escalate: boolean;
  escalate_credits: boolean;
  escalate_billbacks: boolean;
};

/** A draft with the terms of a contract, beginning later. It ends with the term of the contract that includes its first day;
 * it has no end when there is no such term. */
export const amendmentOf = (
  row: ContractRow,
  { start_date, escalate: raises, escalate_credits, escalate_billbacks }: Amendment,
  { base, taken }: { base: Pick<ContractRow, 'number'>; taken: ReadonlySet<string> },
): NewContract => {
  const { pricing, credits, billbacks } = readLines(row);
  const end = row.status === 'approved' ? termEndOn(row, start_date) : null;
  const lasting = credits.filter(({ to }) => to === null || to >= start_date);
  const percent = row.escalator_pct / 100;
  return {
    job_service_id: row.job_service_id,
    number: amendmentNumber(base.number, taken),
    status: 'draft',
    start_date,
    termination_date: end,
    auto_renew: row.auto_renew && end !== null,
    renewal_month: row.renewal_month,
    renewal_notice_days: row.renewal_notice_days,
    term_months: row.term_months,
    gross_cleanable_sqft: row.gross_cleanable_sqft,
    occupied_sqft: row.occupied_sqft,
    vacant_sqft: row.vacant_sqft,
    vacant_full_sqft: row.vacant_full_sqft,
    days_per_week: row.days_per_week,
    pricing: raises ? escalate(pricing, percent) : pricing,
    credits: raises && escalate_credits ? escalateCredits(lasting, percent) : lasting,
    billbacks: raises && escalate_billbacks ? escalateBillbacks(billbacks, percent) : billbacks,
    escalator_pct: percent,
    notes: row.notes,
    winteam_customer_number: row.winteam_customer_number,
  };
};
