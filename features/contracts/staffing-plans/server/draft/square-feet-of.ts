import { squareFeetOn } from '#features/contracts/contracts/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ParentType, PlanBasis } from '../../contract/index.ts';

/** The square feet for which a contract was agreed. */
const feetOfContract = (tenant: Tenant, contractId: number) =>
  tenant.db
    .selectFrom('contracts')
    .select(['gross_cleanable_sqft as gross_cleanable', 'occupied_sqft as occupied'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', contractId)
    .executeTakeFirst();

type Parent = { parentType: ParentType; parentId: number };

/** The square feet of the contract, else those of the buildings today. Of an empty building 0 are occupied. */
export const squareFeetOf = async (
  tenant: Tenant,
  jobId: number,
  { parentType, parentId }: Parent,
  today: string,
): Promise<PlanBasis['square_feet']> => {
  const agreed = parentType === 'contract' ? await feetOfContract(tenant, parentId) : undefined;
  const now = await squareFeetOn(tenant, jobId, today);
  return {
    gross_cleanable: agreed?.gross_cleanable || now.gross_cleanable || null,
    occupied: agreed?.occupied ?? now.occupied,
  };
};
