import { excuseServiceDay } from '#features/sites/service-days/server';
import { notFound, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { MissingRow, missingEndpoints } from '../../../contract/index.ts';
import { checkSeesOpen, type OwedDay, owedDaysById } from '../list/missing-by-id-repository.ts';
import { recordMissing } from '../record-missing.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  wiring: Pick<Wiring, 'events'>;
  params: { id: number };
};

const requireOwedDay = async ({ tenant, person, now, params }: Call): Promise<OwedDay> => {
  const [day] = await owedDaysById(tenant, [params.id], now);
  if (!day) throw notFound();
  checkSeesOpen(person, day.work);
  if (day.handed_in) throw refused('missing_work_handed_in');
  if (!day.is_over) throw refused('missing_work_not_over');
  return day;
};

/** The event updates open pages; nobody is notified. */
const answer = async (call: Call, { id, job }: OwedDay, name: string): Promise<MissingRow> => {
  const { tenant, person, now, wiring } = call;
  await wiring.events.publish(tenant, {
    name,
    entity: 'missing-work',
    entityId: id,
    jobId: job.id,
    actorUserId: person.userId,
    data: {},
  });
  const [after] = await owedDaysById(tenant, [id], now);
  if (!after) throw notFound();
  const { is_over: _over, ...row } = after;
  return row;
};

export const excuseMissing = async (
  call: SignedInCall<(typeof missingEndpoints)['excuseMissingWork']>,
): Promise<MissingRow> => {
  const { tenant, body, now } = call;
  const day = await requireOwedDay(call);
  if (!(await excuseServiceDay(tenant, day.id, { at: now.toISOString(), reason: body.reason })))
    throw refused('missing_work_excused');
  const action = 'missing-work.excused';
  await recordMissing(call, day, { action, changes: { reason: [day.excused?.reason ?? null, body.reason] } });
  return answer(call, day, action);
};

export const withdrawExcuse = async (
  call: SignedInCall<(typeof missingEndpoints)['withdrawExcuse']>,
): Promise<MissingRow> => {
  const day = await requireOwedDay(call);
  if (!day.excused) return answer(call, day, 'missing-work.expected');
  await excuseServiceDay(call.tenant, day.id, null);
  await recordMissing(call, day, { action: 'missing-work.expected' });
  return answer(call, day, 'missing-work.expected');
};
