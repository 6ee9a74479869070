import { inScopeSql } from '#features/accounts/access/server';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { Tenant } from '#platform/server/db/tenant';
import {
  certainEnd,
  firstDayOf,
  lastDayOf,
  monthAfter,
  monthStatement,
  type Statement,
  type VacancyGap,
  vacancyGapOn,
} from '../../contract/index.ts';
import { type ContractRow, contractRow, contractSql, isBilled } from '../contract-repository.ts';
import { pricedTerms } from '../priced-terms.ts';
import { vacanciesOfJobs } from '../statement/vacancies-repository.ts';
import { type BilledJob, billedJobs } from './billed-jobs-repository.ts';
import { correctionsAround, type StoredCorrection } from './billing-correction-repository.ts';
import { type StoredRun, storedRuns } from './billing-run-repository.ts';

/** Contracts of jobs in scope that are or were in force between two dates, or may be because their last day for notice has passed,
 * and those in `ids`. */
const contractsInMonths = (
  tenant: Tenant,
  { from, to, today, ids }: { from: string; to: string; today: string; ids: readonly number[] },
): Promise<ContractRow[]> =>
  tenant.query({
    name: tenant.seesAllJobs ? 'billing-contracts' : 'billing-contracts-in-scope',
    text: `${contractSql}${inScopeSql(tenant, 's.job_id', '$6')} and (c.id = any($4::int[])
        or ((c.status in ('approved', 'terminated') or c.was_in_force) and c.start_date <= $3::date
          and (c.termination_date is null or c.termination_date >= $2::date
            or (c.status = 'approved' and c.auto_renew and c.renewal_notice_on is null
              and c.termination_date - c.renewal_notice_days < $5::date))))
      order by c.number, c.id`,
    values: [tenant.organizationId, from, to, ids, today, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: contractRow,
  });

export type Billed = {
  contract: ContractRow;
  job: BilledJob;
  /** The invoice that is billed: the approved one, else the one calculated now. Null without an invoice for the month. */
  statement: Statement | null;
  previous: Statement | null;
  /** The invoice calculated from the data of today. */
  current: Statement | null;
  vacancy_gap: VacancyGap | null;
  /** Billed with this month. */
  corrections: StoredCorrection[];
  /** Of the invoice of this month. */
  corrected: StoredCorrection[];
};

export type ComputedRun = { month: string; run: StoredRun | undefined; billed: Billed[] };

const statementIn = (run: StoredRun, contractId: number): Statement | null =>
  run.lines.find(({ contract_id }) => contract_id === contractId)?.statement ?? null;

/** The invoices of a month and of the one before, of contracts in scope, with what is certain `today` of their renewals. */
export const computeRun = async (tenant: Tenant, month: string, today: string): Promise<ComputedRun> => {
  const before = monthAfter(month, -1);
  const runs = await storedRuns(tenant, [month, before]);
  const around = await correctionsAround(tenant, month, runs.get(month)?.id);
  const ids = [...[...runs.values()].flatMap(({ lines }) => lines), ...around].map(
    ({ contract_id }) => contract_id,
  );
  const span = { from: firstDayOf(before), to: lastDayOf(month) };
  const contracts = await contractsInMonths(tenant, { ...span, today, ids });
  const jobIds = [...new Set(contracts.map(({ job_id }) => job_id))];
  const [jobs, vacancies, organization] = await Promise.all([
    billedJobs(tenant, jobIds),
    vacanciesOfJobs(tenant, jobIds, span.from, span.to),
    loadOrganization(tenant),
  ]);
  const notice_days = settingsOf(organization).vacancy_notice_days;
  const calculated = (row: ContractRow, name: string): Statement | null => {
    if (!isBilled(row)) return null;
    const { start_date, job_id } = row;
    const termination_date = certainEnd(row, today);
    const rooms = { vacancies: vacancies.get(job_id) ?? [], notice_days };
    return monthStatement({ ...pricedTerms(row), start_date, termination_date }, name, rooms);
  };
  const stated = (row: ContractRow, name: string): Statement | null => {
    const run = runs.get(name);
    return run ? statementIn(run, row.id) : calculated(row, name);
  };
  const billed = contracts.flatMap((contract): Billed[] => {
    const job = jobs.get(contract.job_id);
    const current = calculated(contract, month);
    const [statement, previous] = [stated(contract, month), stated(contract, before)];
    const vacancy_gap =
      current && vacancyGapOn(pricedTerms(contract), vacancies.get(contract.job_id) ?? [], current.to);
    const own = around.filter(({ contract_id }) => contract_id === contract.id);
    const corrected = own.filter((each) => each.month === month);
    const corrections = own.filter((each) => each.month !== month);
    return job && (statement ?? previous ?? current ?? own[0])
      ? [{ contract, job, statement, previous, current, vacancy_gap, corrections, corrected }]
      : [];
  });
  billed.sort((a, b) => a.job.number.localeCompare(b.job.number, 'en') || a.contract.id - b.contract.id);
  return { month, run: runs.get(month), billed };
};
