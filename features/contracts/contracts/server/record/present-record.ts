import type { FoundJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type ContractRecord, contractTransitions, dateWithin, vacancyGapOn } from '../../contract/index.ts';
import { rightsOver } from '../contract-policy.ts';
import { type ContractRow, contractsOfJob, findContract } from '../contract-repository.ts';
import { presentContracts, todayAt } from '../present-contracts.ts';
import { pricedTerms } from '../priced-terms.ts';
import { vacanciesOfJobs } from '../statement/vacancies-repository.ts';
import { historyOfContract } from './contract-history-repository.ts';
import { followedBy, wouldCutShort } from './neighbours.ts';

type Reading = { tenant: Tenant; person: Person; now: Date };

/** One contract with its neighbours, its history, and what this person may do with it. */
export const presentRecord = async (
  reading: Reading,
  job: FoundJob,
  row: ContractRow,
): Promise<ContractRecord> => {
  const { tenant, person, now } = reading;
  const today = todayAt(job, person, now);
  const date = dateWithin(row, today);
  const [[shown], rows, timeline, vacancies] = await Promise.all([
    presentContracts(reading, job, [row]),
    contractsOfJob(tenant, job.id),
    historyOfContract(tenant, row.id),
    vacanciesOfJobs(tenant, [job.id], date, date),
  ]);
  if (!shown) throw notFound();
  return {
    ...shown,
    allowed_transitions: contractTransitions.allowed({ ...row, today }, person),
    can: rightsOver(row, person, today),
    follows: followedBy(row, rows),
    cuts_short: wouldCutShort(row, rows),
    vacancy_gap: shown.terms && vacancyGapOn(pricedTerms(row), vacancies.get(job.id) ?? [], date),
    timeline,
  };
};

/** The same record, read again after a change. */
export const presentChanged = async (
  reading: Reading,
  job: FoundJob,
  id: number,
): Promise<ContractRecord> => {
  const row = await findContract(reading.tenant, id);
  if (!row) throw notFound();
  return presentRecord(reading, job, row);
};
