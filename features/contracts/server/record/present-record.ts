import type { FoundJob } from '#features/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { ContractRecord } from '../../contract/index.ts';
import { allowedTransitions, rightsOver } from '../contract-policy.ts';
import { type ContractRow, contractsOfJob, findContract } from '../contract-repository.ts';
import { presentContracts, todayAt } from '../present-contracts.ts';
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
  const [[shown], rows, timeline] = await Promise.all([
    presentContracts(reading, job, [row]),
    contractsOfJob(tenant, job.id),
    historyOfContract(tenant, row.id),
  ]);
  if (!shown) throw notFound();
  return {
    ...shown,
    allowed_transitions: allowedTransitions(row, person, today),
    can: rightsOver(row, person, today),
    follows: followedBy(row, rows),
    cuts_short: wouldCutShort(row, rows),
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
