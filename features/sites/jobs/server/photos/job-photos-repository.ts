import { z } from 'zod';
import type { PhotoSource } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { withinDays } from '#platform/server/db/within-days';

export type NamedSources = readonly (readonly [kind: string, source: PhotoSource])[];

export type PhotoPeriod = { zone: string; from: string | undefined; to: string | undefined };

type Asked = { jobId: number; sources: NamedSources; period: PhotoPeriod };

/** SQL: when the photo was taken, never later than the upload. If the camera had no time zone, its time is read in that of
 * the site. */
const takenAt = (zone: string): string =>
  `least(f.created_at, f.taken_at, f.taken_local at time zone ${zone})`;

/** All photos of the sources: id, moment, kind, and the record with its name. */
const photosOf = ({ sources }: Asked, zone: string): string =>
  sources
    .map(
      ([
        kind,
        source,
      ]) => `select f.id, ${takenAt(zone)} as at, '${kind}' as kind, ${source.record} as record_id,
        ${source.name} as record_name
      ${source.from}
      join files f on f.organization_id = $1 and f.owner_entity = '${source.owner.entity}'
        and f.owner_id = ${source.owner.id} and f.deleted_at is null and f.archived_at is null
        and starts_with(f.mime, 'image/') and f.purpose in (${source.purposes.map((purpose) => `'${purpose}'`).join(', ')})
      where ${source.where}`,
    )
    .join(' union all ');

const start = (tenant: Tenant, asked: Asked) => {
  const values = collectValues([tenant.organizationId, asked.jobId]);
  const zone = values.add(asked.period.zone);
  return {
    values,
    photos: photosOf(asked, zone),
    period: withinDays(values, 'p.at', asked.period, asked.period.zone),
  };
};

const whereAll = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

const placed = z.object({
  id: z.int(),
  at: z.string(),
  /** Microseconds since 1970, for the position of the next page. */
  moment: z.string(),
  kind: z.string(),
  record_id: z.int(),
  record_name: z.string(),
});

export type PlacedPhoto = z.infer<typeof placed>;

/** A position between two photos of the list. */
export type PhotoPosition = { moment: string; id: number };

/** A page of photos after a position, the newest first. */
export const photoPage = async (
  tenant: Tenant,
  asked: Asked,
  { after, max }: { after: PhotoPosition | undefined; max: number },
): Promise<PlacedPhoto[]> => {
  if (asked.sources.length === 0) return [];
  const { values, photos, period } = start(tenant, asked);
  const moment = `(extract(epoch from p.at) * 1000000)::bigint`;
  const where = [
    ...period,
    ...(after
      ? [`(${moment}, p.id) < (${values.add(after.moment)}::bigint, ${values.add(after.id)}::int)`]
      : []),
  ];
  // The columns that are only shown are computed for the photos of the page alone.
  return tenant.query({
    text: `select p.*, ${moment}::text as moment from (
        select p.* from (${photos}) p ${whereAll(where)} order by p.at desc, p.id desc limit ${values.add(max)}) p
      order by p.at desc, p.id desc`,
    values: values.all,
    row: placed,
  });
};

const counted = z.object({ kind: z.string(), count: z.int() });

/** How many photos of the period each kind of record has. */
export const countPhotos = async (tenant: Tenant, asked: Asked): Promise<ReadonlyMap<string, number>> => {
  if (asked.sources.length === 0) return new Map();
  const { values, photos, period } = start(tenant, asked);
  const rows = await tenant.query({
    text: `select p.kind, count(*)::int as count from (${photos}) p ${whereAll(period)} group by p.kind`,
    values: values.all,
    row: counted,
  });
  return new Map(rows.map(({ kind, count }) => [kind, count]));
};
