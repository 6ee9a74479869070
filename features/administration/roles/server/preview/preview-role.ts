import { flags } from '#platform/contract/flags';
import type { SignedInCall } from '#platform/server/http/call';
import { type Direction, maxNames, type RolePreview, type roleEndpoints } from '../../contract/index.ts';
import { type Change, findChanges } from './find-changes.ts';
import { namesOf } from './holders-repository.ts';

type Calls = typeof roleEndpoints;

const sum = (changes: readonly Change[]): number =>
  changes.reduce((people, { userIds }) => people + userIds.length, 0);

const countEach = (changes: readonly Change[], direction: Direction): RolePreview['gains'] =>
  flags.flatMap((flag) => {
    const people = sum(changes.filter((change) => change[direction].includes(flag)));
    return people > 0 ? [{ flag, people }] : [];
  });

export const previewRole = async ({
  tenant,
  params,
  body,
}: SignedInCall<Calls['previewRole']>): Promise<RolePreview> => {
  const changes = await findChanges(tenant, params.id, body.flags);
  return {
    people: sum(changes),
    changed: sum(changes.filter(({ gains, loses }) => gains.length + loses.length > 0)),
    gains: countEach(changes, 'gains'),
    loses: countEach(changes, 'loses'),
  };
};

export const previewRolePeople = async ({
  tenant,
  params,
  body,
}: SignedInCall<Calls['previewRolePeople']>) => {
  const { flags: after, flag, direction } = body;
  const changes = await findChanges(tenant, params.id, after);
  const userIds = changes.flatMap((change) => (change[direction].includes(flag) ? change.userIds : []));
  return { people: await namesOf(tenant, userIds, maxNames), total: userIds.length };
};
