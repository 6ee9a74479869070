import type { AnswerOf } from '#platform/contract/endpoint';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { missingEndpoints, RemindOutcome } from '../../../contract/index.ts';
import { type OwedDay, owedDaysById } from '../list/missing-by-id-repository.ts';
import { checkSeesOpen } from '../list/missing-policy.ts';
import { recordMissing } from '../record-missing.ts';
import { markReminded } from './mark-reminded-repository.ts';

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
