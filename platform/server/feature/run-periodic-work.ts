import { daysBefore } from '../db/days-before.ts';
import type { Tenant } from '../db/tenant.ts';
import { purgeOldEvents } from '../events/event-repository.ts';
import { systemScope } from '../http/person.ts';
import type { Wiring } from '../http/wiring.ts';
import { untilDone } from './until-done.ts';

/** Answers are kept for replays for 90 days. */
const purgeOldAnswers = async (tenant: Tenant, now: Date): Promise<void> => {
  await tenant.db
    .deleteFrom('idempotency_keys')
    .where('organization_id', '=', tenant.organizationId)
    .where('created_at', '<', daysBefore(now, 90))
    .execute();
};

/** The stages of a round in one organization, in this order: records change status, figures are counted, mails are
 * sent, and old data is deleted. Within a stage, features run in the order of their list. */
export const periodicStages = ['advance', 'count', 'send', 'purge'] as const;

export type PeriodicWork = {
  wiring: Wiring;
  organizationId: number;
  now: Date;
  inTenant: <T>(run: (tenant: Tenant) => Promise<T>) => Promise<T>;
  /** Repeats a batch until it has nothing more to do, or the round is over. Each repetition has a transaction of its own. */
  untilDone: (batch: (tenant: Tenant) => Promise<number>) => Promise<void>;
};

/** May run again after a failure, so it must be repeatable. */
export type PeriodicPart = (round: PeriodicWork) => Promise<void>;

export type PeriodicParts = Partial<Record<(typeof periodicStages)[number], readonly PeriodicPart[]>>;

export const platformPeriodicWork: PeriodicParts = {
  purge: [
    ({ inTenant, now }) => inTenant((tenant) => purgeOldAnswers(tenant, now)),
    ({ inTenant, now }) => inTenant((tenant) => purgeOldEvents(tenant, now)),
  ],
};

/** A part that fails does not stop the others; the round then counts as failed. */
export const runPeriodicWork = async (
  wiring: Wiring,
  organizationId: number,
  all: readonly PeriodicParts[],
): Promise<void> => {
  const inTenant: PeriodicWork['inTenant'] = (run) =>
    wiring.database.withTenant(systemScope(organizationId), run);
  const round: PeriodicWork = {
    wiring,
    organizationId,
    now: wiring.clock.now(),
    inTenant,
    untilDone: async (batch) => {
      if (!(await untilDone(() => inTenant(batch))))
        wiring.log.warn({ organizationId }, 'periodic work has more to do than one round takes');
    },
  };
  const failures: unknown[] = [];
  for (const stage of periodicStages) {
    for (const part of all.flatMap((parts) => parts[stage] ?? []))
      await part(round).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};
