import { z } from 'zod';
import { inScope } from '#features/accounts/access/server';
import { sharedBuildingColumn, sharedPlaceColumns, sharedPlaceJoins } from '#features/sites/jobs/server';
import { type SharedPlace, sharedBuilding, sharedPlace } from '#features/sites/sharing/contract';
import type { Tenant } from '#platform/server/db/tenant';
import { leftOutSql, occurrenceColumns, seriesOccurrences } from '../series/series-detail-repository.ts';
import { type SeriesRecord, seriesRecord } from '../series/series-repository.ts';

export type SeriesToShare = Pick<
  SeriesRecord,
  'id' | 'job_id' | 'building_id' | 'internal_only' | 'created_by'
>;

/** The series, when the person may see its job. */
export const loadSeriesToShare = (tenant: Tenant, id: number): Promise<SeriesToShare | undefined> =>
  tenant.db
    .selectFrom('task_series')
    .select(['id', 'job_id', 'building_id', 'internal_only', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(inScope(tenant, 'task_series.job_id'))
    .executeTakeFirst();

const isShared = `t.organization_id = $1 and t.deleted_at is null and not t.internal_only`;

/** The place of a public series; undefined when it is not public. */
export const loadSeriesPlace = async (tenant: Tenant, seriesId: number): Promise<SharedPlace | undefined> => {
  const [found] = await tenant.query({
    name: 'shared-series-place',
    text: `select ${sharedPlaceColumns} from task_series t ${sharedPlaceJoins} where ${isShared} and t.id = $2`,
    values: [tenant.organizationId, seriesId],
    row: sharedPlace,
  });
  return found;
};

const row = seriesRecord
  .pick({
    title: true,
    description: true,
    status: true,
    type: true,
    area: true,
    rule: true,
    based_on: true,
    time_of_day: true,
    due_offset_days: true,
  })
  .extend({
    ...seriesOccurrences.shape,
    building: sharedBuilding,
    common_area: z.string().nullable(),
    floor: z.string().nullable(),
    /** This series and those that continue it, in their order. */
    chain: z.array(seriesRecord.pick({ status: true, next_on: true, rule: true })),
  });

export type SharedSeriesRow = z.infer<typeof row>;

const link = 't.id, t.status, t.next_on, t.rule, t.held_dates, t.continued_by';

const isOfChain = (task: string): string =>
  `${task}.series_id in (select id from chain) and not ${task}.internal_only and ${task}.visibility = 'public'`;

/** A public series and its public occurrences, merged with the public series that continue it. The fields are those of the first
 * that has not ended. Undefined when it is not public. */
export const loadSharedSeries = async (
  tenant: Tenant,
  seriesId: number,
  now: Date,
): Promise<SharedSeriesRow | undefined> => {
  const [found] = await tenant.query({
    name: 'shared-series',
    text: `with recursive chain as (
        select ${link}, 1 as place from task_series t where ${isShared} and t.id = $3
        union all
        select ${link}, c.place + 1 from chain c
        join task_series t on t.id = c.continued_by and ${isShared})
      select s.*, ${sharedBuildingColumn}, ca.name as common_area, fl.label as floor,
        ${occurrenceColumns(isOfChain)},
        (select sum(${leftOutSql('c')})::int from chain c) as left_out,
        (select json_agg(json_build_object('status', c.status, 'next_on', c.next_on, 'rule', c.rule)
          order by c.place) from chain c) as chain
      from task_series s
      join buildings b on b.organization_id = $1 and b.id = s.building_id
      left join common_areas ca on ca.organization_id = $1 and ca.id = s.building_common_area_id
      left join floors fl on fl.organization_id = $1 and fl.id = s.building_floor_id
      where s.organization_id = $1 and s.id = (select id from chain
        order by status = 'ended', case when status = 'ended' then -place else place end limit 1)`,
    values: [tenant.organizationId, now, seriesId],
    row,
  });
  return found;
};
