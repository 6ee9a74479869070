import {
  archiveEarlierFiles,
  attachFiles,
  queueUploads,
  type StoredFile,
  storeFiles,
} from '#features/accounts/files/server';
import { invalid, Problem } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import {
  type ContractRecord,
  contractTransitions,
  type contractWriteEndpoints,
} from '../../contract/index.ts';
import { rightsOver } from '../contract-policy.ts';
import { lockContract } from '../record/lock-contract.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { saveContract } from '../save-contract-repository.ts';

type Endpoint = (typeof contractWriteEndpoints)['uploadSignedContract'];
type Call = SignedInCall<Endpoint>;

/** The signed paper of a contract in any state but archived: it often comes back later than the contract begins. */
export const uploadSignedContract = preparedHandler<Endpoint, StoredFile[]>({
  prepare: async ({ files, wiring, person }) => {
    if (!files[0]) throw invalid({ file: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call: Call, files): Promise<ContractRecord> => {
    const { tenant, person, body } = call;
    const { job, row, today } = await lockContract(call);
    if (!rightsOver(row, person, today).upload)
      throw new Problem(409, contractTransitions.messageOf('upload', row.status));
    if (body.signed_at > today) throw invalid({ signed_at: ['contract_not_yet'] });
    const owner = { entity: 'contract', id: row.id, purpose: 'signed' };
    await queueUploads(tenant, owner);
    const [file] = await attachFiles(tenant, files, {
      ownerEntity: owner.entity,
      ownerId: owner.id,
      purpose: owner.purpose,
      clientUuids: [body.client_uuid],
      reader: person,
    });
    if (!file || file.id === row.signed_file_id) return presentChanged(call, job, row.id);
    await archiveEarlierFiles(tenant, owner, file.id);
    await saveContract(tenant, row.id, { signed_file_id: file.id, signed_at: body.signed_at });
    await recordContractChange(call, row, {
      action: 'contract.signed',
      changes: { signed_file: [null, file.name], signed_at: [row.signed_at, body.signed_at] },
    });
    return presentChanged(call, job, row.id);
  },
});
