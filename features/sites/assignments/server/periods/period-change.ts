import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { Period } from './period-repository.ts';

export type ActiveDuty = Pick<Period, 'assignment_id' | 'assignment' | 'user_id' | 'user_name'> &
  Pick<Period, 'job_id' | 'from_date' | 'to_date'>;

/** One period before and after; null before it was added, and after it was removed. */
export type PeriodChange = { before: ActiveDuty | null; after: ActiveDuty | null };

export type PeriodCall = {
  tenant: Tenant;
  person: Person;
  wiring: Pick<Wiring, 'events'>;
  now: Date;
};
