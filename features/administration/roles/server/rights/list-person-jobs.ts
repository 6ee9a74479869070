import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { jobDay } from '#features/sites/assignments/server';
import { countRows, type ListSql, loadRows } from '#platform/server/db/list-sql';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal } from '#platform/server/db/values';
import type { SignedInCall } from '#platform/server/http/call';
import { loadPage, type PageQuery, presentPage } from '#platform/server/http/page';
import { type roleEndpoints, scopeSources } from '../../contract/index.ts';
import { requireRights } from './get-person-rights.ts';

type Query = PageQuery & { order: 'asc' | 'desc'; q?: string | undefined; job_id?: number | undefined };

const row = z.object({ id: z.int(), job_number: z.string(), job_name: z.string(), client: z.string() });

/** The jobs that a person sees and that the caller sees, too. */
const jobsSeenBy = async (tenant: Tenant, person: Pick<Tenant, 'userId' | 'seesAllJobs'>, query: Query) => {
  const words = await loadSearchWords(tenant, ['jobs'], query.q);
  const values = collectValues([tenant.organizationId]);
  const caller = inScopeSql(tenant, 'j.id', values);
  const where = [
    'j.organization_id = $1',
    'j.deleted_at is null',
    ...equal(values, 'j.id', query.job_id),
    ...words.map((word) => hasWord(word, 'jobs', { id: 'j.id', search: 'j.search' }, values.add)),
  ].join(' and ');
  const list: ListSql = {
    from: 'jobs j',
    id: 'j.id',
    where: `${where}${caller}${inScopeSql({ ...tenant, ...person }, 'j.id', values)}`,
    order: `j.job_number ${query.order}, j.id ${query.order}`,
    values,
    replanned: true,
  };
  return loadPage(query, {
    rows: (window) =>
      loadRows(
        tenant,
        list,
        window,
        row,
        (limit) => `select j.id, j.job_number, j.job_name, c.name as client from jobs j
          join clients c on c.organization_id = $1 and c.id = j.client_id
          where ${list.where} order by ${list.order} ${limit}`,
      ),
    count: (max) => countRows(tenant, list, max),
  });
};

const visibleJob = z.object({ job_id: z.int(), source: z.enum(scopeSources), names: z.array(z.string()) });

/** What makes these jobs visible to a person: its rows in visible_jobs, with the names of the assignments held there today
 * and of the managed areas around the buildings. */
const sightsOf = (
  tenant: Tenant,
  userId: number,
  jobIds: readonly number[],
  now: Date,
): Promise<z.infer<typeof visibleJob>[]> =>
  tenant.query({
    name: 'sights-of-person',
    text: `with recursive managed (name, area_id, depth) as (
        select name, id, 1 from areas where organization_id = $1 and manager_user_id = $2 and deleted_at is null
        union all
        select m.name, a.id, m.depth + 1 from managed m
        join areas a on a.organization_id = $1 and a.parent_area_id = m.area_id and a.deleted_at is null
        where m.depth < 3)
      select v.job_id, v.source, coalesce(case v.source
        when 'assignment' then (select json_agg(distinct a.name) from job_site_assignment_users p
          join job_site_assignments a on a.organization_id = $1 and a.id = p.assignment_id
            and a.active and a.deleted_at is null
          where p.organization_id = $1 and p.job_id = v.job_id and p.user_id = $2
            and daterange(p.from_date, p.to_date, '[]') @> ${jobDay('v.job_id', '$4')})
        when 'area' then (select json_agg(distinct m.name) from job_buildings jb
          join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
          join managed m on m.area_id = b.area_id
          where jb.organization_id = $1 and jb.job_id = v.job_id)
        end, '[]') as names
      from visible_jobs v where v.organization_id = $1 and v.user_id = $2 and v.job_id = any($3::int[])
      order by v.source`,
    values: [tenant.organizationId, userId, jobIds, now.toISOString()],
    row: visibleJob,
  });

export const listPersonJobs = async ({
  tenant,
  params,
  query,
  now,
}: SignedInCall<(typeof roleEndpoints)['listPersonJobs']>) => {
  const { id: userId, sees_all_by } = await requireRights(tenant, params.id);
  const page = await jobsSeenBy(tenant, { userId, seesAllJobs: sees_all_by.length > 0 }, query);
  const ids = page.rows.map(({ id }) => id);
  const sights = ids.length === 0 ? [] : await sightsOf(tenant, userId, ids, now);
  return presentPage(page, (row) => ({
    ...row,
    sources: sights.filter(({ job_id }) => job_id === row.id).map(({ source, names }) => ({ source, names })),
  }));
};
