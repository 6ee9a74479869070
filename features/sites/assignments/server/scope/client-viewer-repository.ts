import { z } from 'zod';
import { type VisibleJob, visibleJob } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

type Of = { userIds: readonly number[] } | { jobIds: readonly number[] };

/** The jobs that client viewers see because of their client, for some people or for some jobs. */
export const jobsOfViewers = (tenant: Tenant, of: Of): Promise<VisibleJob[]> =>
  tenant.query({
    name: 'client-viewer-jobs',
    text: `select distinct v.user_id, j.id as job_id, j.client_id from client_viewers v
      join jobs j on j.organization_id = $1 and j.client_id = v.client_id and j.deleted_at is null
      where v.organization_id = $1 and v.ended_at is null
        and ($2::int[] is null or v.user_id = any($2)) and ($3::int[] is null or j.id = any($3))`,
    values: [tenant.organizationId, 'userIds' in of ? of.userIds : null, 'jobIds' in of ? of.jobIds : null],
    row: visibleJob,
  });

const viewer = z.object({
  client_id: z.int(),
  contact_id: z.int(),
  user_id: z.int(),
  ended: z.boolean(),
  name: z.string(),
  email: z.string().nullable(),
  license: z.string(),
  status: z.string(),
  invited_at: z.string().nullable(),
  deleted: z.boolean(),
});

export type ClientViewer = z.infer<typeof viewer>;

/** The contacts of a client who have or had a login. */
export const viewersOfClient = (tenant: Tenant, clientId: number): Promise<ClientViewer[]> =>
  tenant.query({
    name: 'client-viewers',
    text: `select v.client_id, v.contact_id, v.user_id, v.ended_at is not null as ended, m.name, m.email, m.license,
        m.status, m.invited_at, m.deleted_at is not null as deleted
      from client_viewers v join memberships m on m.organization_id = $1 and m.user_id = v.user_id
      where v.organization_id = $1 and v.client_id = $2 order by m.name, v.contact_id`,
    values: [tenant.organizationId, clientId],
    row: viewer,
  });

/** Those of these contacts who have a login now. */
export const contactsWithLogin = async (tenant: Tenant, contactIds: readonly number[]): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('client_viewers')
    .select('contact_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('contact_id', '=', anyOf(contactIds))
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ contact_id }) => contact_id);
};

export const everyViewer = async (tenant: Tenant): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('client_viewers')
    .select('user_id')
    .distinct()
    .where('organization_id', '=', tenant.organizationId)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

type NewViewer = { clientId: number; contactId: number; userId: number };

/** Adds a client viewer, or restores one whose login has ended. */
export const putViewer = async (
  tenant: Tenant,
  { clientId, contactId, userId }: NewViewer,
): Promise<void> => {
  await tenant.db
    .insertInto('client_viewers')
    .values({
      organization_id: tenant.organizationId,
      client_id: clientId,
      contact_id: contactId,
      user_id: userId,
      created_by: tenant.userId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'client_id', 'contact_id'])
        .doUpdateSet({ user_id: userId, ended_at: null }),
    )
    .execute();
};

/** Ends one client of the person, or without `clientId` all of them. */
export const endViewer = async (
  tenant: Tenant,
  { userId, clientId, now }: { userId: number; clientId?: number; now: Date },
): Promise<void> => {
  await tenant.db
    .updateTable('client_viewers')
    .set({ ended_at: now.toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(clientId !== undefined, (of) => of.where('client_id', '=', clientId ?? 0))
    .execute();
};
