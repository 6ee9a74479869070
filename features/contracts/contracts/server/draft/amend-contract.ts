import { invalid, Problem } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import {
  type ContractRecord,
  contractTransitions,
  type contractWriteEndpoints,
} from '../../contract/index.ts';
import { contractsOfJob, insertContract, loadByClientUuid, takenNumbers } from '../contract-repository.ts';
import { lockContract } from '../record/lock-contract.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { amendmentOf } from './amendment-of.ts';

type Call = SignedInCall<(typeof contractWriteEndpoints)['amendContract']>;

/** A repeat with the same client_uuid answers the amendment that exists. */
export const amendContract = async (call: Call): Promise<ContractRecord> => {
  const { tenant, person, body } = call;
  const { job, row, today } = await lockContract(call);
  const known = body.client_uuid && (await loadByClientUuid(tenant, body.client_uuid));
  if (known) {
    if (known.job_service_id !== row.job_service_id || known.created_by !== person.userId)
      throw invalid({ client_uuid: ['taken'] });
    return presentChanged(call, job, known.id);
  }
  if (row.status !== 'approved' && row.status !== 'terminated')
    throw new Problem(409, contractTransitions.messageOf('amend', row.status));
  if (!isEnterable(body.start_date, today)) throw invalid({ start_date: ['date_range'] });
  if (body.start_date <= row.start_date) throw invalid({ start_date: ['contract_amends_later'] });
  const rows = await contractsOfJob(tenant, job.id);
  const base = rows.find((one) => one.is_base && one.job_service_id === row.job_service_id) ?? row;
  const draft = amendmentOf(row, body, { base, taken: await takenNumbers(tenant, [base.number]) });
  const uuid = body.client_uuid ? { client_uuid: body.client_uuid } : {};
  const id = await insertContract(tenant, { ...draft, ...uuid }, person.userId);
  await recordContractChange(
    call,
    { id, job_id: job.id },
    {
      action: 'contract.amended',
      to: 'draft',
      changes: {
        amends: [null, row.number],
        ...(body.escalate ? { escalator_pct: [null, row.escalator_pct / 100] } : {}),
      },
    },
  );
  return presentChanged(call, job, id);
};
