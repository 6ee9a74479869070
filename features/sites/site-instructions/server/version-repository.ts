import { z } from 'zod';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';

/** Returns a new version for a change, and locks it: until the transaction ends, no other change of this job's instructions
 * gets one. */
export const nextVersion = async (tenant: Tenant, jobId: number): Promise<number> => {
  const { version } = await tenant.db
    .insertInto('site_instruction_sets')
    .values({ organization_id: tenant.organizationId, job_id: jobId, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'job_id'])
        .doUpdateSet((eb) => ({ version: eb('site_instruction_sets.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

const facts = z.object({
  version: z.int(),
  read: z.object({ version: z.int(), at: z.string() }).nullable(),
  removed: z.int(),
  overnight: z.boolean(),
  service_days: z.array(z.int()),
});

export type SetFacts = z.infer<typeof facts>;

/** Facts of a job: the version, what the caller has read of it, and when people work there. A site whose hours nobody has
 * entered counts as serviced at night. */
export const setFacts = async (tenant: Tenant, jobId: number): Promise<SetFacts> => {
  const [row] = await tenant.query({
    name: 'site-instructions-facts',
    text: `select coalesce((select s.version from site_instruction_sets s
          where s.organization_id = $1 and s.job_id = $2), 0) as version,
        case when r.version is not null then json_build_object('version', r.version, 'at', ${isoText('r.read_at')}) end as read,
        (select count(*)::int from site_instructions i where i.organization_id = $1 and i.job_id = $2
          and i.deleted_at is not null and i.added_in <= r.version and i.changed_in > r.version) as removed,
        coalesce((select bool_or(s.end_time <= s.start_time or s.type in ('cleaning', 'night-cleaning'))
          from job_services s where s.organization_id = $1 and s.job_id = $2 and s.status = 'active'
            and s.deleted_at is null), true) as overnight,
        array(select distinct day from job_services s, unnest(s.days_of_week) as day
          where s.organization_id = $1 and s.job_id = $2 and s.status = 'active' and s.deleted_at is null
          order by day) as service_days
      from (select 1) as one
      left join lateral (select d.version, d.read_at from site_instruction_reads d
        where d.organization_id = $1 and d.job_id = $2 and d.user_id = $3
        order by d.version desc limit 1) r on true`,
    values: [tenant.organizationId, jobId, tenant.userId],
    row: facts,
  });
  if (!row) throw new Error('no facts were answered');
  return row;
};
