import { refused } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { ContractRecord, contractWriteEndpoints } from '../../contract/index.ts';
import { lockContract } from '../record/load-contract.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { saveDraft } from '../save-contract-repository.ts';
import { readLines } from '../stored-lines.ts';
import { checkContract } from './check-contract.ts';

type Call = SignedInCall<(typeof contractWriteEndpoints)['updateContract']>;

export const updateDraft = async (call: Call): Promise<ContractRecord> => {
  const { updated_at: readAt, ...fields } = call.body;
  const { job, row, today } = await lockContract(call, readAt);
  if (row.status !== 'draft') throw refused('contract_not_draft');
  checkContract(fields, today);
  const before = { ...row, ...readLines(row), escalator_pct: row.escalator_pct / 100 };
  const changes = changesOf(before, fields);
  if (Object.keys(changes).length === 0) return presentChanged(call, job, row.id);
  await saveDraft(call.tenant, row.id, fields);
  await recordContractChange(call, row, { action: 'contract.updated', changes });
  return presentChanged(call, job, row.id);
};
