import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { ContractRecord, contractWriteEndpoints } from '../../contract/index.ts';
import { insertContract, loadByClientUuid } from '../contract-repository.ts';
import { todayAt } from '../present-contracts.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { checkContract } from './check-contract.ts';
import { lockService } from './service-of-job.ts';

type Call = SignedInCall<(typeof contractWriteEndpoints)['createContract']>;

/** A repeat with the same client_uuid answers the contract that exists. */
export const createDraft = async (call: Call): Promise<ContractRecord> => {
  const { tenant, person, params, now } = call;
  const { client_uuid, ...fields } = call.body;
  const { job, service } = await lockService(tenant, params);
  const known = client_uuid && (await loadByClientUuid(tenant, client_uuid));
  if (known) {
    if (known.job_service_id !== service.id || known.created_by !== person.userId)
      throw invalid({ client_uuid: ['taken'] });
    return presentChanged(call, job, known.id);
  }
  checkContract(fields, todayAt(job, person, now));
  const id = await insertContract(
    tenant,
    { ...fields, status: 'draft', job_service_id: service.id, ...(client_uuid && { client_uuid }) },
    person.userId,
  );
  await recordContractChange(
    call,
    { id, job_id: job.id },
    { action: 'contract.created', to: 'draft', changes: { number: [null, fields.number] } },
  );
  return presentChanged(call, job, id);
};
