import { sweepOrphans } from '#features/files/server';
import { listOrganizationIds, sweepIdentity } from '#features/session/server';
import { openScheduledTasks } from '#features/tasks/server';
import { purgeOldEvents } from '#platform/server/events/event-repository';
import { systemScope } from '#platform/server/http/person';
import { purgeOldAnswers } from '#platform/server/http/purge-idempotency-repository';
import type { Wiring } from '#platform/server/http/wiring';

/** Four in the morning, UTC: nobody uploads much then in any time zone the product serves. */
const sweepHour = 4;

/** The hourly round, organization by organization: each part may be repeated. */
export const maintain = async (wiring: Wiring): Promise<void> => {
  const { database, clock } = wiring;
  const now = clock.now();
  await sweepIdentity(database.identity);
  for (const { id } of await listOrganizationIds(database.identity)) {
    await database.withTenant(systemScope(id), async (tenant) => {
      await openScheduledTasks(wiring, tenant, now);
      await purgeOldAnswers(tenant, now);
      await purgeOldEvents(tenant, now);
    });
  }
  if (now.getUTCHours() === sweepHour) await sweepOrphans(wiring);
};
