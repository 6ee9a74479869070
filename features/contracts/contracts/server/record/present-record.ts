import { z } from 'zod';
import type { FoundJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import { presentHistory } from '#platform/server/audit/present-history';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type ContractRecord, contractTransitions, dateWithin, vacancyGapOn } from '../../contract/index.ts';
import { rightsOver } from '../contract-policy.ts';
import { type ContractRow, contractsOfJob, loadContract } from '../contract-repository.ts';
import { presentContracts, todayAt } from '../present-contracts.ts';
import { pricedTerms } from '../priced-terms.ts';
import { vacanciesOfJobs } from '../statement/vacancies-repository.ts';
import { followedBy, wouldCutShort } from './neighbours.ts';

const row = z.object({ timeline: z.array(auditRow) });

const historyOfContract = async (tenant: Tenant, id: number) => {
  const [found] = await tenant.query({
    name: 'contract-history',
    text: `select ${auditOf('contract', 'c.id')} as timeline from contracts c
      where c.organization_id = $1 and c.id = $2`,
    values: [tenant.organizationId, id],
    row,
  });
  return presentHistory(found?.timeline ?? []);
};

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
  const row = await loadContract(reading.tenant, id);
  if (!row) throw notFound();
  return presentRecord(reading, job, row);
};
