import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  status: z.string(),
  client: z.string(),
  site: z.string().nullable(),
  day: z.string().nullable(),
  actor: z.string().nullable(),
  people: z.array(z.int()),
  billing: z.array(z.int()),
});

export type NoticeFacts = z.infer<typeof row>;

/** What notices say of a project: `people` plan it or answer for it, `billing` hold the role of that name. */
export const noticeFacts = async (
  tenant: Tenant,
  id: number,
  actorUserId: number | null,
): Promise<NoticeFacts | undefined> => {
  const [found] = await tenant.query({
    name: 'special-project-notice-facts',
    text: `select t.id, t.number, t.title, t.status, c.name as client, b.name as site, t.scheduled_date::text as day,
        (select m.name from memberships m where m.organization_id = $1 and m.user_id = $3) as actor,
        coalesce((select json_agg(distinct w.user_id) from special_project_people w
          where w.organization_id = $1 and w.special_project_id = t.id), '[]') as people,
        coalesce((select json_agg(distinct mr.user_id) from membership_roles mr
          join roles r on r.organization_id = $1 and r.id = mr.role_id and r.key = 'billing' and r.deleted_at is null
          where mr.organization_id = $1), '[]') as billing
      from special_projects t
      join clients c on c.organization_id = $1 and c.id = t.client_id
      left join buildings b on b.organization_id = $1 and b.id = t.building_id
      where t.organization_id = $1 and t.id = $2 and t.deleted_at is null`,
    values: [tenant.organizationId, id, actorUserId],
    row,
  });
  return found;
};
