import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { WorkNow } from '../../contract/index.ts';
import { dateOf, dayOf } from '../../contract/recurrence/civil-day.ts';
import { countWorkNow } from './work-now-repository.ts';

/** What is to be done in all jobs that the person sees. */
export const workNowOf = async (tenant: Tenant, zone: string, now: Date): Promise<WorkNow> => {
  const today = dateAt(now, zone);
  const days = { today, yesterday: dateOf(dayOf(today) - 1) };
  return { ...days, ...(await countWorkNow(tenant, { ...days, now, zone })) };
};
