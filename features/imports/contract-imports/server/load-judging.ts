import { contractsNumbered } from '#features/contracts/contracts/server';
import { distinct } from '#features/imports/imports/server';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { ContractImportMapping, ContractLine } from '../contract/index.ts';
import type { Judging } from './judge-rows.ts';
import { servicesOfJobs } from './services-of-jobs-repository.ts';

/** Jobs with the numbers that the file names, in scope of the person who started the import. */
export type ContractPlan = { jobs: readonly { id: number; number: string }[] };

type Basis = { mapping: ContractImportMapping; plan: ContractPlan; timeZone: string; now: Date };

/** Loads the jobs and contracts that rows name. */
export const loadJudging = async (
  tenant: Tenant,
  rows: readonly { row: ContractLine }[],
  { mapping, plan, timeZone, now }: Basis,
): Promise<Judging> => {
  const named = new Set(rows.map(({ row }) => row.job_number));
  const jobs = plan.jobs.filter(({ number }) => named.has(number));
  const numbers = distinct(rows, ({ number }) => number);
  const [services, contracts] = await Promise.all([
    servicesOfJobs(
      tenant,
      jobs.map(({ id }) => id),
    ),
    contractsNumbered(tenant, numbers),
  ]);
  const byJob = Map.groupBy(services, ({ job_id }) => job_id);
  return {
    services: new Map(jobs.map(({ id, number }) => [number, byJob.get(id) ?? []])),
    contracts: new Map(contracts.map((contract) => [contract.number, contract])),
    existing: mapping.existing,
    today: dateAt(now, timeZone),
  };
};
