import { sql } from 'kysely';
import { z } from 'zod';
import { hangsOnPublicNote } from '#features/notes/server';
import { type SharedPlace, sharedPlace } from '#features/sharing/contract';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { placeColumns, placeJoins } from './place-columns-repository.ts';

const isShared = `t.organization_id = $1 and t.id = $2 and t.deleted_at is null and not t.internal_only
  and t.visibility = 'public'`;

/** Where a public task is; undefined when it is none. */
export const findSharedPlace = async (tenant: Tenant, taskId: number): Promise<SharedPlace | undefined> => {
  const [found] = await tenant.query({
    name: 'shared-task-place',
    text: `select ${placeColumns} from tasks t ${placeJoins} where ${isShared}`,
    values: [tenant.organizationId, taskId],
    row: sharedPlace,
  });
  return found;
};

const shown = z.object({ shown: z.boolean() });

/** Whether the picture hangs on the public task or on a public note of it, and is public itself. A signature never is. */
export const showsPicture = async (tenant: Tenant, taskId: number, fileId: number): Promise<boolean> => {
  const [found] = await tenant.query({
    name: 'shared-task-picture',
    text: `select exists (select from files f
      join tasks t on ${isShared}
      where f.organization_id = $1 and f.id = $3 and f.deleted_at is null and f.visibility = 'public'
        and (f.owner_entity = 'task' and f.owner_id = t.id and f.purpose in ('attachment', 'resolution')
          or ${hangsOnPublicNote('task', 't.id')})) as shown`,
    values: [tenant.organizationId, taskId, fileId],
    row: shown,
  });
  return found?.shown ?? false;
};

/** People as strangers may know them: `Ana R.` */
export const publicNames = async (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<Map<number, string>> => {
  if (userIds.length === 0) return new Map();
  const rows = await tenant.db
    .selectFrom('memberships')
    .select(['user_id', sql<string>`first_name || ' ' || left(last_name, 1) || '.'`.as('name')])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
};
