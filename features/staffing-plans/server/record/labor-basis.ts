import { findOrganization, settingsOf } from '#features/organizations/server';
import { toHundredths } from '#platform/contract/money';
import type { Tenant } from '#platform/server/db/tenant';
import type { LaborBasis } from '../../contract/index.ts';
import type { PlanParent } from '../plan-parents.ts';

/** How the organization calculates wages of a month; a parent may have a burden of its own. */
export const laborBasisOf = async (
  tenant: Tenant,
): Promise<(parent: Pick<PlanParent, 'burden'> | undefined) => LaborBasis> => {
  const { weeks_per_month, labor_burden_pct } = settingsOf(await findOrganization(tenant));
  return (parent) => ({
    weeks: toHundredths(weeks_per_month),
    burden: parent?.burden ?? toHundredths(labor_burden_pct),
  });
};
