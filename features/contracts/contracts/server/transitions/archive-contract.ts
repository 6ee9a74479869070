import { sql } from 'kysely';
import { addDays } from '#platform/contract/add-days';
import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { type ContractRecord, type contractWriteEndpoints, statusOn } from '../../contract/index.ts';
import { type ContractRow, contractsOfJob } from '../contract-repository.ts';
import { lockContract } from '../record/lock-contract.ts';
import { sharingDaysWith } from '../record/neighbours.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordContractChange } from '../record/record-contract-change.ts';
import { saveContract } from '../save-contract-repository.ts';
import { contractSteps } from './contract-steps.ts';

/** The contract whose term this amendment cut short, with its former last day. */
const cutContract = (tenant: Tenant, amendmentId: number) =>
  tenant.db
    .selectFrom('contracts')
    .select(['id', 'former_termination_date'])
    .where('organization_id', '=', tenant.organizationId)
    .where('cut_by_id', '=', amendmentId)
    .executeTakeFirst();

type GiveBackTermCall = SignedInCall<(typeof contractWriteEndpoints)['archiveContract']>;

/** Restores the former last day of the contract whose term this amendment cut short, unless it was ended differently since. */
const giveBackTerm = async (call: GiveBackTermCall, amendment: ContractRow): Promise<void> => {
  const cut = await cutContract(call.tenant, amendment.id);
  if (!cut) return;
  const rows = (await contractsOfJob(call.tenant, amendment.job_id)).filter(({ id }) => id !== amendment.id);
  const row = rows.find(({ id }) => id === cut.id);
  if (row?.status !== 'approved' || row.termination_date !== addDays(amendment.start_date, -1)) return;
  const termination_date = cut.former_termination_date;
  const [other] = sharingDaysWith({ ...row, termination_date }, rows);
  if (other) {
    const { number } = other;
    throw refused('contract_give_back_overlap', { cut: row.number, number }, { number });
  }
  await saveContract(call.tenant, row.id, {
    termination_date,
    cut_by_id: null,
    former_termination_date: null,
  });
  await recordContractChange(call, row, {
    action: 'contract.updated',
    changes: {
      termination_date: [row.termination_date, termination_date],
      amended_by: [amendment.number, null],
    },
  });
};

/** Makes the earliest remaining contract of a service its base, after the base was archived. */
const passBase = async (tenant: Tenant, serviceId: number): Promise<void> => {
  await sql`
    update contracts c set is_base = true
    where c.organization_id = ${tenant.organizationId} and c.id = (
      select o.id from contracts o
      where o.organization_id = ${tenant.organizationId} and o.job_service_id = ${serviceId}
        and o.status <> 'archived' and o.deleted_at is null
        and not exists (select from contracts b
          where b.organization_id = ${tenant.organizationId} and b.job_service_id = ${serviceId}
            and b.is_base and b.status <> 'archived' and b.deleted_at is null)
      order by o.start_date, o.id limit 1)`.execute(tenant.db);
};

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
