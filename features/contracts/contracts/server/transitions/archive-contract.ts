import type { SignedInCall } from '#platform/server/http/call';
import { type ContractRecord, type contractWriteEndpoints, statusOn } from '../../contract/index.ts';
import { lockContract } from '../record/load-contract.ts';
import { presentChanged } from '../record/present-record.ts';
import { contractSteps } from './contract-steps.ts';
import { giveBackTerm } from './give-back-term.ts';
import { passBase } from './pass-base-repository.ts';

type Call = SignedInCall<(typeof contractWriteEndpoints)['archiveContract']>;

export const archiveContract = async (call: Call): Promise<ContractRecord> => {
  const { job, row, today } = await lockContract(call, call.body.updated_at);
  const from = statusOn(row, today);
  const set = { was_in_force: from === 'expired' || from === 'terminated' };
  await contractSteps.apply(call, { ...row, today }, { name: 'archive', effect: async () => ({ set }) });
  if (row.is_base) await passBase(call.tenant, row.job_service_id);
  if (from === 'approved') await giveBackTerm(call, row);
  return presentChanged(call, job, row.id);
};
