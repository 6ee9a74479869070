import { stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { Round, roundEndpoints } from '../../contract/index.ts';
import { checkRooms } from './check-rooms.ts';
import { requireRound } from './delete-round.ts';
import { recordRoundChange } from './record-round-change.ts';
import { saveRound } from './round-repository.ts';

type Call = SignedInCall<(typeof roundEndpoints)['updateRound']>;

const facts = ({ name, action_type, interval_minutes, starts_at, ends_at }: Omit<Round, 'id'>) => ({
  name,
  action_type,
  interval_minutes,
  starts_at,
  ends_at,
});

const roomNames = ({ rooms }: Round): string => rooms.map(({ name }) => name).join(', ');

export const updateRound = async (call: Call): Promise<Round> => {
  const { tenant, params, body } = call;
  const { updated_at: readAt, ...fields } = body;
  const before = await requireRound(tenant, params.id);
  if (before.updated_at !== readAt) throw stale(before);
  await checkRooms(tenant, before.building.id, fields.common_area_ids);
  if (!(await saveRound(tenant, before.id, readAt, fields)))
    throw stale(await requireRound(tenant, before.id));
  const after = await requireRound(tenant, before.id);
  const [was, is] = [roomNames(before), roomNames(after)];
  await recordRoundChange(call, 'action-log-round.updated', after, {
    ...changesOf(facts(before), facts(after)),
    ...(was === is ? {} : { rooms: [was, is] }),
  });
  return after;
};
