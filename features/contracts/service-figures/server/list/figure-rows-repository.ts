import { z } from 'zod';
import { vacantSqft } from '#features/sites/buildings/server';
import { jobJson } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { serviceFigure } from '../../contract/index.ts';
import { figuresWith, labor, margin, type Reading } from './figure-conditions-repository.ts';

const row = serviceFigure
  .pick({
    number: true,
    service: true,
    job: true,
    client: true,
    buildings: true,
    areas: true,
    managers: true,
  })
  .extend({
    id: z.int(),
    status: z.enum(['approved', 'terminated']),
    start_date: z.string(),
    termination_date: z.string().nullable(),
    auto_renew: z.boolean(),
    term_months: z.int().nullable(),
    renewal_notice_days: z.int(),
    renewal_notice_on: z.string().nullable(),
    net_cents: z.int().nullable(),
    margin: z.number().nullable(),
    labor_share: z.number().nullable(),
    room: serviceFigure.shape.room,
  });

export type FigureRow = z.infer<typeof row>;

const ofBuildings = (job: string, more = ''): string => `from job_buildings jb
  join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null${more}
  where jb.organization_id = $1 and jb.job_id = ${job}`;

const areaNames = "string_agg(distinct a.name, '; ' order by a.name)";

const area = 'areas a on a.organization_id = $1 and a.id = b.area_id and a.deleted_at is null';

/** SQL of the names that stand in a cell, in their order. */
export const names = {
  buildings: `(select string_agg(b.name, '; ' order by b.name) ${ofBuildings('j.id')})`,
  areas: `(select ${areaNames} ${ofBuildings('j.id', ` join ${area}`)})`,
} as const;

/** SQL: columns from the buildings of a site, each building read once. */
const site = (today: string): string => ` left join lateral (
  select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by b.name, b.id), '[]') as buildings,
    ${areaNames} as areas,
    json_build_object('gross', coalesce(sum(b.gross_cleanable_sqft), 0),
      'vacant', coalesce(sum(${vacantSqft('b.id', `${today}::date`)}), 0)) as room
  ${ofBuildings('j.id', ` left join ${area}`)}) site on true`;

/** The services of these contracts, in the order of the ids. */
export const figuresShown = (
  tenant: Tenant,
  ids: readonly number[],
  reading: Reading,
): Promise<FigureRow[]> => {
  const values = collectValues([tenant.organizationId]);
  const wanted = values.add(ids);
  const today = values.add(reading.today);
  const from = figuresWith(['client', 'price', 'budget', 'managers'], { reading, today }, values);
  return tenant.query({
    name: 'service-figures-shown',
    text: `select c.id, c.number, c.status, c.start_date, c.termination_date, c.auto_renew, c.term_months,
        c.renewal_notice_days, c.renewal_notice_on,
        json_build_object('id', s.id, 'type', s.type, 'name', s.name) as service,
        ${jobJson} as job,
        json_build_object('id', cl.id, 'name', cl.name) as client,
        site.buildings, site.areas, site.room, managed.names as managers,
        price.net_cents, ${margin(today)} as margin, ${labor} as labor_share
      from unnest(${wanted}::int[]) with ordinality wanted (id, place)
      join ${from.replace('contracts c', 'contracts c on c.organization_id = $1 and c.id = wanted.id')}${site(today)}
      order by wanted.place`,
    values: values.all,
    row,
  });
};
