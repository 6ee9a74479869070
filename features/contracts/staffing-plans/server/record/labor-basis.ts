import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { toHundredths, toTenThousandths } from '#platform/contract/money';
import type { Tenant } from '#platform/server/db/tenant';
import type { LaborBasis } from '../../contract/index.ts';
import type { PlanParent } from '../plan-parents.ts';
import type { PlanRow } from '../plan-row.ts';

type Kept = Pick<PlanRow, 'weeks_per_month' | 'burden_pct'>;

/** The weeks per month and the burden by which wages are calculated. An activated plan keeps its own; otherwise the burden is
 * that of the parent, if it has one, else that of the organization. */
export const laborBasisOf = async (
  tenant: Tenant,
): Promise<(parent: Pick<PlanParent, 'burden'> | undefined, row?: Kept) => LaborBasis> => {
  const { weeks_per_month, labor_burden_pct } = settingsOf(await loadOrganization(tenant));
  return (parent, row) => ({
    weeks: row?.weeks_per_month ?? toTenThousandths(weeks_per_month),
    burden: row?.burden_pct ?? parent?.burden ?? toHundredths(labor_burden_pct),
  });
};

/** How ten-thousandths of weeks are stored: whole hundredths, and what is beyond them. */
export const keptWeeks = (weeks: number): { weeks_per_month: number; weeks_rest: number } => ({
  weeks_per_month: Math.floor(weeks / 100),
  weeks_rest: weeks % 100,
});
