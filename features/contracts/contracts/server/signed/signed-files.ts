import { defineFileWriters, type FileChange } from '#features/accounts/files/server';
import { lockJob } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { mayWrite } from '../contract-policy.ts';
import { type ContractRow, loadContract } from '../contract-repository.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { saveContract } from '../save-contract-repository.ts';

/** Locks the job, like everything that writes its contracts. */
const hold = async (tenant: Tenant, id: number): Promise<ContractRow | undefined> => {
  const known = await loadContract(tenant, id);
  if (!known) return undefined;
  await lockJob(tenant, known.job_id);
  return loadContract(tenant, id);
};

/** The signed paper is changed by whoever may add it, until the contract is archived. */
export const signedFiles = defineFileWriters<Pick<ContractRow, 'status'>>({
  hold: ({ tenant }, id) => hold(tenant, id),
  mayWrite: { signed: mayWrite },
  isOpen: ({ status }) => status !== 'archived',
});

/** Without its signed paper, a contract is one that nobody has signed yet. */
export const signedFileChanged: FileChange = async (call, { how, file }) => {
  const row = how === 'deleted' ? await loadContract(call.tenant, file.owner_id) : undefined;
  if (row?.signed_file_id !== file.id) return;
  await saveContract(call.tenant, row.id, { signed_file_id: null, signed_at: null });
  await recordContractChange(call, row, {
    action: 'contract.updated',
    changes: { signed_file: [file.name, null], signed_at: [row.signed_at, null] },
  });
};
