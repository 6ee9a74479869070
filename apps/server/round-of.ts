import { purgeOldNotifications, sendForgottenMails } from '#features/notifications/server';
import { purgeOldViews } from '#features/sharing/server';
import { countTaskDays, openScheduledTasks, planSeriesWork, tellPastDue } from '#features/tasks/server';
import type { Tenant } from '#platform/server/db/tenant';
import { purgeOldEvents } from '#platform/server/events/event-repository';
import { systemScope } from '#platform/server/http/person';
import { purgeOldAnswers } from '#platform/server/http/purge-idempotency-repository';
import type { Wiring } from '#platform/server/http/wiring';

type Batch = (tenant: Tenant) => Promise<number>;

/** What the clock does in one organization: each part may be repeated, and one that fails holds up no other. */
export const roundOf = async (wiring: Wiring, work: { organizationId: number }): Promise<void> => {
  const now = wiring.clock.now();
  const inTenant = <T>(run: (tenant: Tenant) => Promise<T>) =>
    wiring.database.withTenant(systemScope(work.organizationId), run);
  const untilDone = async (batch: Batch): Promise<void> => {
    while ((await inTenant(batch)) > 0);
  };
  const parts: (() => Promise<void>)[] = [
    () => untilDone((tenant) => openScheduledTasks(wiring, tenant, now)),
    () => untilDone((tenant) => tellPastDue(wiring, tenant, now)),
    () => inTenant((tenant) => planSeriesWork(wiring, tenant)),
    () => countTaskDays(wiring.database.withTenant, work.organizationId),
    () => untilDone((tenant) => sendForgottenMails(wiring, tenant, now)),
    () => inTenant((tenant) => purgeOldAnswers(tenant, now)),
    () => inTenant((tenant) => purgeOldEvents(tenant, now)),
    () => inTenant((tenant) => purgeOldNotifications(tenant, now)),
    () => inTenant((tenant) => purgeOldViews(tenant, now)),
  ];
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};
