import { clientJson } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import type { ListSql } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either } from '#platform/server/db/values';
import { inspectedSite } from '../../contract/dashboard/inspected-site.ts';
import type { InspectedSite, inspectionDashboardEndpoints } from '../../contract/index.ts';
import { lastOver } from './compliance-repository.ts';
import { seenBy } from './counted-conditions-repository.ts';
import { joinNextDue, joinWindow } from './due-windows-repository.ts';
import { siteConditions } from './site-conditions-repository.ts';

export type SiteQuery = QueryOf<(typeof inspectionDashboardEndpoints)['listInspectedSites']>;

export type SiteReader = { today: string; onlyFinal: boolean };

const orders: Record<SiteQuery['sort'], string> = {
  next_due_on: 'd.next_due_on',
  inspected_on: 'l.inspected_on',
  score: 'l.score',
  job_number: 'j.job_number',
};

/** The last inspection of the job `j` that the person may see. */
const joinLast = (onlyFinal: boolean): string => `left join lateral (
    select t.id, t.number, t.inspected_on, t.score, t.band from inspections t
    where t.organization_id = $1 and t.job_id = j.id and ${seenBy(onlyFinal)}
    order by t.inspected_at desc limit 1) l on true`;

const listOf = async (tenant: Tenant, query: SiteQuery, reader: SiteReader): Promise<ListSql> => {
  const words = await loadSearchWords(tenant, ['jobs'], query.q);
  const values = collectValues([tenant.organizationId]);
  const day = (date: string) => `${values.add(date)}::date`;
  const { client: client_id, area: area_id, building: building_id, job: job_id } = query;
  const where = [
    await siteConditions(tenant, { client_id, area_id, building_id, job_id }, values),
    ...(query.overdue === undefined
      ? []
      : [`coalesce(d.next_due_on < ${day(reader.today)}, false) = ${query.overdue}`]),
    ...(query.ended_from ? [`w.ended_on >= ${day(query.ended_from)}`] : []),
    ...either(query.in_time, 'w.in_time', 'not w.in_time'),
    ...words.map((word) => hasWord(word, 'jobs', { id: 'j.id', search: 'j.search' }, values.add)),
  ];
  const isOfWindow = query.ended_from !== undefined || query.in_time !== undefined;
  const last = () => day(lastOver(query.ended_to ?? reader.today, reader.today));
  return {
    from: `jobs j ${joinNextDue} ${isOfWindow ? joinWindow('w', last()) : ''}
      ${query.sort === 'inspected_on' || query.sort === 'score' ? joinLast(reader.onlyFinal) : ''}`,
    id: 'j.id',
    where: where.join(' and '),
    order: `${orders[query.sort]} ${query.order} nulls last, j.id`,
    values,
    replanned: words.length > 0,
  };
};

const shown = (
  tenant: Tenant,
  ids: readonly number[],
  last: string,
  { today, onlyFinal }: SiteReader,
): Promise<InspectedSite[]> =>
  tenant.query({
    name: onlyFinal ? 'inspected-sites-final' : 'inspected-sites',
    text: `select j.id, j.job_number, j.job_name,
        ${clientJson} as client,
        case when l.id is not null then json_build_object('id', l.id, 'number', l.number,
          'inspected_on', l.inspected_on, 'score', l.score, 'band', l.band) end as last,
        $3::date - l.inspected_on as days_since, d.next_due_on::text,
        coalesce(d.next_due_on < $3::date, false) as overdue, w.ended_on::text, w.in_time
      from unnest($2::int[]) with ordinality wanted (id, place)
      join jobs j on j.organization_id = $1 and j.id = wanted.id
      ${joinNextDue} ${joinWindow('w', '$4::date')} ${joinLast(onlyFinal)}
      order by wanted.place`,
    values: [tenant.organizationId, ids, today, last],
    row: inspectedSite,
  });

/** Active jobs in scope with their last inspection, when the next is due, and whether they were inspected in time. */
export const loadSiteRows = async (
  tenant: Tenant,
  query: SiteQuery,
  reader: SiteReader,
): Promise<PageOf<InspectedSite>> => {
  const list = await listOf(tenant, query, reader);
  const last = lastOver(query.ended_to ?? reader.today, reader.today);
  return loadListPage(tenant, query, list, (ids) => shown(tenant, ids, last, reader));
};
