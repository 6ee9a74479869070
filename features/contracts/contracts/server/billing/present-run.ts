import { toHundredths } from '#platform/contract/money';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  type BillingCorrection,
  type BillingRow,
  type BillingRun,
  explain,
  monthAfter,
} from '../../contract/index.ts';
import { mayWrite } from '../contract-policy.ts';
import type { StoredCorrection } from './billing-correction-repository.ts';
import type { Billed, ComputedRun } from './compute-run.ts';

/** The last month that may be approved: the one after the current month. */
export const latestMonth = ({ timeZone }: Person, now: Date): string =>
  monthAfter(dateAt(now, timeZone).slice(0, 7));

const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + toHundredths(amount), 0) / 100;

const presentCorrection = ({
  contract_id: _contract,
  run_id: _run,
  ...correction
}: StoredCorrection): BillingCorrection => correction;

const amountOf = (corrections: readonly { amount: number }[]): number =>
  totalOf(corrections.map(({ amount }) => amount));

const presentRow = (billed: Billed): BillingRow => {
  const { contract, job, statement, previous, current, vacancy_gap, corrections, corrected } = billed;
  const invoice = statement?.invoice ?? 0;
  const now = current?.invoice ?? 0;
  const left = totalOf([now, -invoice, -amountOf(corrected)]);
  return {
    contract: {
      id: contract.id,
      number: contract.number,
      service: contract.service,
      job_service_id: contract.job_service_id,
      is_base: contract.is_base,
    },
    job: { id: job.id, number: job.number, name: job.name },
    client: job.client,
    days: statement?.days ?? 0,
    days_in_month: statement?.days_in_month ?? previous?.days_in_month ?? 0,
    base: statement?.base ?? 0,
    credited: statement?.credited ?? 0,
    net: statement?.net ?? 0,
    billed_back: statement?.billed_back ?? 0,
    invoice,
    previous: previous?.invoice ?? 0,
    differences: explain(previous, statement),
    recalculated: left === 0 ? null : now,
    left_to_correct: left,
    corrections: corrections.map(presentCorrection),
    corrected: corrected.map(presentCorrection),
    vacancy_gap,
  };
};

export const presentRun = (
  { month, run, billed }: ComputedRun,
  tenant: Tenant,
  person: Person,
  now: Date,
): BillingRun => {
  const rows = billed.map(presentRow);
  const may = mayWrite(person) && tenant.seesAllJobs;
  return {
    month,
    approved: run?.approved ?? null,
    exported: run?.exported ?? null,
    rows,
    total: totalOf(rows.map(({ invoice, corrections }) => totalOf([invoice, amountOf(corrections)]))),
    previous: totalOf(rows.map(({ previous }) => previous)),
    can: {
      approve:
        may &&
        !run &&
        month <= latestMonth(person, now) &&
        billed.some(({ current, corrections }) => current !== null || corrections.length > 0),
      export: may && run !== undefined,
      correct: mayWrite(person) && run !== undefined,
    },
  };
};
