import { findOrganization, settingsOf } from '#features/organizations/server';
import { toHundredths } from '#platform/contract/money';
import type { Tenant } from '#platform/server/db/tenant';
import type { BudgetBasis } from '../contract/index.ts';
import type { BudgetRow } from './budget-repository.ts';

/** Hundredths of the weeks that the company counts for a month now. */
export const weeksNow = async (tenant: Tenant): Promise<number> =>
  toHundredths(settingsOf(await findOrganization(tenant)).weeks_per_month);

/** A budget that was approved keeps the weeks of its day. */
export const basisOf = (row: BudgetRow, weeks: number): BudgetBasis => ({
  weeks: row.weeks_per_month ?? weeks,
  burden: row.burden_pct,
  days_per_week: row.days_per_week,
});
