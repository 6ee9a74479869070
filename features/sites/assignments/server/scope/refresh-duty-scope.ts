import { z } from 'zod';
import {
  addVisibleJobs,
  removeVisibleJobs,
  type VisibleJob,
  visibleJob,
} from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Wiring } from '#platform/server/http/wiring';

/** SQL: the date at a job at a moment, in the zone of its first building, else of the organization. `job` is SQL for the
 * job's id, `moment` a placeholder, `$1` the organization. */
export const jobDay = (job: string, moment: string): string => `(${moment}::timestamptz at time zone coalesce(
  (select b.time_zone from job_buildings jb
    join buildings b on b.organization_id = $1 and b.id = jb.building_id
    where jb.organization_id = $1 and jb.job_id = ${job} order by jb.building_id limit 1),
  (select o.time_zone from organizations o where o.id = $1)))::date`;

const seen = visibleJob.extend({ come: z.boolean() });

/** Compares the visible jobs that come from assignments with who holds one today; returns rows to add and to remove.
 * `jobIds` null: all jobs. */
const dutyScopeChanges = async (
  tenant: Tenant,
  jobIds: readonly number[] | null,
  now: Date,
): Promise<{ come: VisibleJob[]; gone: VisibleJob[] }> => {
  const rows = await tenant.query({
    name: 'duty-scope-changes',
    text: `with days as materialized (
        select j.id, j.client_id, ${jobDay('j.id', '$2')} as today from jobs j
        where j.organization_id = $1 and j.deleted_at is null and ($3::int[] is null or j.id = any($3))),
      held as (
        select distinct p.user_id, p.job_id, d.client_id from job_site_assignment_users p
        join job_site_assignments a on a.organization_id = $1 and a.id = p.assignment_id
        join days d on d.id = p.job_id
        where p.organization_id = $1 and a.active and a.deleted_at is null
          and daterange(p.from_date, p.to_date, '[]') @> d.today),
      seen as (
        select user_id, job_id, client_id from visible_jobs
        where organization_id = $1 and source = 'assignment' and ($3::int[] is null or job_id = any($3)))
      select coalesce(h.user_id, s.user_id) as user_id, coalesce(h.job_id, s.job_id) as job_id,
        coalesce(h.client_id, s.client_id) as client_id, s.user_id is null as come
      from held h full join seen s on s.user_id = h.user_id and s.job_id = h.job_id
      where h.user_id is null or s.user_id is null`,
    values: [tenant.organizationId, now.toISOString(), jobIds],
    row: seen,
  });
  return { come: rows.filter(({ come }) => come), gone: rows.filter(({ come }) => !come) };
};

type Options = {
  events: Events;
  now: Date;
  actorUserId: number | null;
  /** Null: all jobs of the organization. */
  jobIds: readonly number[] | null;
};

/** Makes the visible jobs that come from assignments match who holds one today. The open pages of everyone whose jobs have
 * changed read again. */
export const refreshDutyScope = async (
  tenant: Tenant,
  { events, now, actorUserId, jobIds }: Options,
): Promise<void> => {
  const { come, gone } = await dutyScopeChanges(tenant, jobIds, now);
  if (come.length + gone.length === 0) return;
  await removeVisibleJobs(tenant, 'assignment', gone);
  await addVisibleJobs(tenant, 'assignment', come);
  for (const userId of new Set([...come, ...gone].map(({ user_id }) => user_id))) {
    await events.publish(tenant, {
      name: 'sight.changed',
      entity: 'sight',
      entityId: userId,
      jobId: null,
      actorUserId,
    });
  }
};

/** Must run regularly: a period gives sight from its first day on and no longer on the day after its last, by the date at
 * the site. */
export const refreshEveryDuty = (wiring: Pick<Wiring, 'events'>, tenant: Tenant, now: Date): Promise<void> =>
  refreshDutyScope(tenant, { events: wiring.events, now, actorUserId: null, jobIds: null });
