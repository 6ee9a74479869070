import { Temporal } from 'temporal-polyfill';
import type { FileRecord } from '#features/accounts/files/contract';
import { type MayDraw, presentFiles } from '#features/accounts/files/server';
import type { FoundJob } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  type Contract,
  type ContractTerms,
  dateWithin,
  daysLeftOn,
  mayReadTerms,
  pricedOn,
  renewalOf,
  statusOn,
} from '../contract/index.ts';
import type { ContractRow } from './contract-repository.ts';
import { pricedTerms } from './priced-terms.ts';
import { signedFiles } from './signed/signed-files.ts';

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
const presentContract = (row: ContractRow, today: string, files: readonly FileRecord[] | null): Contract => ({
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

/** Today at the first building of the job, or at the organization when the job has no building. */
export const todayAt = (job: FoundJob, person: Person, now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(job.buildings[0]?.time_zone ?? person.timeZone)
    .toPlainDate()
    .toString();

type Reading = { tenant: Tenant; person: Person; now: Date };

/** The contracts of one job with what this person may read. */
export const presentContracts = async (
  { tenant, person, now }: Reading,
  job: FoundJob,
  rows: readonly ContractRow[],
): Promise<Contract[]> => {
  const today = todayAt(job, person, now);
  if (!mayReadTerms(person.flags)) return rows.map((row) => presentContract(row, today, null));
  const signed = new Map(rows.filter((row) => row.signed_file_id !== null).map((row) => [row.id, row]));
  const mayDraw: MayDraw = (file) => {
    const row = signed.get(file.owner_id);
    return row !== undefined && signedFiles.mayDraw(person, row)(file);
  };
  const files =
    signed.size > 0 ? await presentFiles(tenant, 'contract', [...signed.keys()], person, mayDraw) : undefined;
  return rows.map((row) => presentContract(row, today, files?.get(row.id) ?? []));
};
