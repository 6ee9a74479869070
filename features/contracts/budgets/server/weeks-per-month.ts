import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { toTenThousandths } from '#platform/contract/money';
import type { Tenant } from '#platform/server/db/tenant';
import { type BudgetBasis, startUpMonth } from '../contract/index.ts';
import type { BudgetRow } from './budget-repository.ts';

/** Weeks per month in the settings of the organization now, in ten-thousandths. */
export const weeksNow = async (tenant: Tenant): Promise<number> =>
  toTenThousandths(settingsOf(await loadOrganization(tenant)).weeks_per_month);

/** What the cost on a day is calculated with. An approved budget keeps the weeks per month of its approval, and how start-up
 * was divided then. */
export const basisOf = (row: BudgetRow, weeks: number, day: string): BudgetBasis => ({
  weeks: row.weeks_per_month ?? weeks,
  burden: row.burden_pct,
  days_per_week: row.days_per_week,
  startup_month:
    row.approved_at !== null && row.startup_extra_months === null
      ? null
      : startUpMonth(row.effective_from, day),
});
