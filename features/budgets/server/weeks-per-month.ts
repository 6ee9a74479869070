import { findOrganization, settingsOf } from '#features/organizations/server';
import { toHundredths } from '#platform/contract/money';
import type { Tenant } from '#platform/server/db/tenant';
import type { BudgetBasis } from '../contract/index.ts';
import type { BudgetRow } from './budget-repository.ts';

/** Weeks per month in the settings of the organization now, in hundredths. */
export const weeksNow = async (tenant: Tenant): Promise<number> =>
  toHundredths(settingsOf(await findOrganization(tenant)).weeks_per_month);

/** An approved budget keeps the weeks per month of its approval. */
export const basisOf = (row: BudgetRow, weeks: number): BudgetBasis => ({
  weeks: row.weeks_per_month ?? weeks,
  burden: row.burden_pct,
  days_per_week: row.days_per_week,
});
