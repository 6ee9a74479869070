import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  status: z.string(),
  client: z.string(),
  site: z.string().nullable(),
  actor: z.string().nullable(),
  valid_until: z.string().nullable(),
  managers: z.array(z.int()),
  schedulers: z.array(z.int()),
  /** Who sent the latest proposal. */
  sender: z.int().nullable(),
});

export type NoticeFacts = z.infer<typeof row>;

const people = (role: 'manager' | 'scheduler') => `coalesce((select json_agg(w.user_id)
  from special_project_people w where w.organization_id = $1 and w.special_project_id = t.id and w.role = '${role}'), '[]')`;

/** What notices say of a project and its latest proposal; `id` is that of the project, or of one of its proposals. */
export const noticeFacts = async (
  tenant: Tenant,
  { entity, id, actorUserId }: { entity: string; id: number; actorUserId: number | null },
): Promise<NoticeFacts | undefined> => {
  const [found] = await tenant.query({
    name: 'proposal-notice-facts',
    text: `select t.id, t.number, t.title, t.status, c.name as client, b.name as site,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $4) as actor,
        sent.valid_until::text, sent.sent_by as sender,
        ${people('manager')} as managers, ${people('scheduler')} as schedulers
      from special_projects t
      join clients c on c.organization_id = $1 and c.id = t.client_id
      left join buildings b on b.organization_id = $1 and b.id = t.building_id
      left join lateral (select p.valid_until, p.sent_by from proposals p
        where p.organization_id = $1 and p.special_project_id = t.id and p.status <> 'draft' and p.deleted_at is null
        order by p.version desc limit 1) sent on true
      where t.organization_id = $1 and t.deleted_at is null and t.id = case when $2 = 'proposal'
        then (select p.special_project_id from proposals p where p.organization_id = $1 and p.id = $3) else $3 end`,
    values: [tenant.organizationId, entity, id, actorUserId],
    row,
  });
  return found;
};
