import type { AnswerOf } from '#platform/contract/endpoint';
import { notFound } from '#platform/contract/errors';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { missingEndpoints, RemindOutcome } from '../../../contract/index.ts';
import { minutesBetweenReminders } from '../../../contract/missing/missing.ts';
import { checkSeesOpen, type OwedDay, owedDaysById } from '../list/missing-by-id-repository.ts';
import { recordMissing } from '../record-missing.ts';

/** Marks these days as reminded now, and returns those that were not reminded within the last hour. Of two callers at once,
 * only one gets each. */
const markReminded = async (tenant: Tenant, ids: readonly number[], now: Date): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'missing-work-mark-reminded',
    text: `with marked as (
        insert into missing_work as w (organization_id, work, day, job_id, building_id, reminded_at, reminded_by)
        select $1, t.work, t.day, t.job_id, t.building_id, $3, $4 from service_days t
        where t.organization_id = $1 and t.id = any($2::int[])
        order by t.work, t.day, t.job_id, t.building_id
        on conflict (organization_id, work, day, job_id, building_id) do update
          set reminded_at = excluded.reminded_at, reminded_by = excluded.reminded_by
          where w.reminded_at is null
            or w.reminded_at <= excluded.reminded_at - interval '${minutesBetweenReminders} minutes'
        returning work, day, job_id, building_id)
      select t.id from marked m join service_days t on t.organization_id = $1 and t.work = m.work and t.day = m.day
        and t.job_id = m.job_id and t.building_id = m.building_id`,
    values: [tenant.organizationId, ids, now.toISOString(), tenant.userId],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

type Endpoint = (typeof missingEndpoints)['remindMissingWork'];

/** The reason why nobody is reminded of this day; undefined if somebody is. */
const without = (day: OwedDay, own: number): RemindOutcome | undefined => {
  if (day.handed_in) return 'handed_in';
  if (day.excused) return 'excused';
  if (!day.is_over) return 'not_over';
  return day.people.every(({ id }) => id === own) ? 'nobody' : undefined;
};

/** One event for all days, so that each person is told of all their sites at once. */
export const remindMissing = async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
  const { tenant, person, body, now, wiring } = call;
  const days = await owedDaysById(tenant, body.ids, now);
  if (days.length < body.ids.length) throw notFound();
  for (const { work } of days) checkSeesOpen(person, work);
  const open = days.filter((day) => without(day, person.userId) === undefined);
  const marked = new Set(
    open.length === 0
      ? []
      : await markReminded(
          tenant,
          open.map(({ id }) => id),
          now,
        ),
  );
  const reminded = open.filter(({ id }) => marked.has(id));
  for (const day of reminded) await recordMissing(call, day, { action: 'missing-work.reminded' });
  const [first] = reminded;
  if (first)
    await wiring.events.publish(tenant, {
      name: 'missing-work.reminded',
      entity: 'missing-work',
      entityId: first.id,
      jobId: null,
      actorUserId: person.userId,
      data: { ids: reminded.map(({ id }) => id) },
    });
  const after = new Map((await owedDaysById(tenant, body.ids, now)).map((day) => [day.id, day]));
  return {
    results: days.map((day) => ({
      id: day.id,
      outcome: without(day, person.userId) ?? (marked.has(day.id) ? 'reminded' : 'already'),
      reminded: after.get(day.id)?.reminded ?? null,
      people: day.people.map(({ name }) => name),
    })),
  };
};
