import type { Updateable } from 'kysely';
import { toHundredths } from '#platform/contract/money';
import type { Tenant } from '#platform/server/db/tenant';
import type { Contracts } from '../../../../db/schema/types.ts';
import type { ContractFields } from '../contract/index.ts';
import { refuseOverlap, storedLines } from './contract-repository.ts';

export type ContractSet = Updateable<Contracts>;

/** The caller has locked the job. */
export const saveContract = async (tenant: Tenant, id: number, set: ContractSet): Promise<void> => {
  await tenant.db
    .updateTable('contracts')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute()
    .catch(refuseOverlap);
};

export const saveDraft = (
  tenant: Tenant,
  id: number,
  { pricing, credits, billbacks, escalator_pct, ...fields }: ContractFields,
): Promise<void> =>
  saveContract(tenant, id, {
    ...fields,
    ...storedLines({ pricing, credits, billbacks }),
    escalator_pct: toHundredths(escalator_pct),
  });
