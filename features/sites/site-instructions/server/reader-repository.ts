import { mayHoldWorkSql } from '#features/accounts/access/server';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { type InstructionReader, instructionReaders } from '../contract/index.ts';

/** False when this person has read this version before. */
export const insertRead = async (
  tenant: Tenant,
  read: { jobId: number; userId: number; version: number; at: string },
): Promise<boolean> => {
  const inserted = await tenant.db
    .insertInto('site_instruction_reads')
    .values({
      organization_id: tenant.organizationId,
      job_id: read.jobId,
      user_id: read.userId,
      version: read.version,
      read_at: read.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Everybody who holds a duty at a job on a date, then everybody else who has read its instructions. In both groups, those
 * who have read nothing or an earlier version come first. */
export const readersOfJob = (tenant: Tenant, jobId: number, date: string): Promise<InstructionReader[]> =>
  tenant.query({
    name: 'site-instruction-readers',
    text: `with held as (
        select l.user_id, json_agg(a.name order by a.sort, a.id) as duties
        from job_site_assignment_users l
        join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id and a.active
          and a.role_key <> 'viewer' and a.deleted_at is null
        where l.organization_id = $1 and l.job_id = $2
          and (l.from_date is null or l.from_date <= $3::date) and (l.to_date is null or l.to_date >= $3::date)
        group by l.user_id),
      latest as (
        select distinct on (r.user_id) r.user_id, r.version, r.read_at from site_instruction_reads r
        where r.organization_id = $1 and r.job_id = $2 order by r.user_id, r.version desc)
      select json_build_object('id', m.user_id, 'name', m.name) as user, coalesce(h.duties, '[]') as duties,
        case when r.version is not null then json_build_object('version', r.version, 'at', ${isoText('r.read_at')}) end as read
      from held h full join latest r using (user_id)
      join memberships m on m.organization_id = $1 and m.user_id = coalesce(h.user_id, r.user_id)
        and ${mayHoldWorkSql}
      order by h.user_id is null, coalesce(r.version, 0), m.name, m.user_id`,
    values: [tenant.organizationId, jobId, date],
    row: instructionReaders.shape.rows.element,
  });
