import { type TemplateSnapshot, templateSnapshot } from '#features/quality/inspection-templates/contract';
import { keyOfPlace, type Place } from '#features/quality/inspections/contract';
import type { Tenant } from '#platform/server/db/tenant';

export type InspectedSite = { job_id: number; building_id: number; places: Place[] };

/** An inspection walks through at most this many floors of a site, and common areas of each type. */
const max = 2;

const placesOf = async (tenant: Tenant, buildingId: number): Promise<Place[]> => {
  const floors = await tenant.db
    .selectFrom('floors')
    .select(['id', 'label'])
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', buildingId)
    .orderBy('number')
    .limit(max)
    .execute();
  const areas = await tenant.db
    .selectFrom('common_areas')
    .select(['id', 'name', 'type_id'])
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', buildingId)
    .orderBy('name')
    .execute();
  const ofType = (type: number) => areas.filter(({ type_id }) => type_id === type).slice(0, max);
  return [
    ...floors.map(({ id, label: name }) => ({
      key: keyOfPlace('floor', id),
      kind: 'floor' as const,
      id,
      name,
      type_id: null,
      floor_id: null,
    })),
    ...[...new Set(areas.map(({ type_id }) => type_id))].flatMap(ofType).map(({ id, name, type_id }) => ({
      key: keyOfPlace('common_area', id),
      kind: 'common_area' as const,
      id,
      name,
      type_id,
      floor_id: null,
    })),
  ];
};

/** Active jobs by their numbers, each with its first building. */
export const inspectedSites = async (tenant: Tenant): Promise<InspectedSite[]> => {
  const jobs = await tenant.db
    .selectFrom('jobs as j')
    .innerJoin('job_buildings as jb', (join) =>
      join.onRef('jb.organization_id', '=', 'j.organization_id').onRef('jb.job_id', '=', 'j.id'),
    )
    .select((eb) => ['j.id as job_id', eb.fn.min('jb.building_id').as('building_id')])
    .where('j.organization_id', '=', tenant.organizationId)
    .where('j.status', '=', 'active')
    .groupBy(['j.id', 'j.job_number'])
    .orderBy('j.job_number')
    .limit(7)
    .execute();
  const sites: InspectedSite[] = [];
  for (const job of jobs) sites.push({ ...job, places: await placesOf(tenant, job.building_id) });
  return sites;
};

export const publishedTemplates = async (tenant: Tenant): Promise<TemplateSnapshot[]> => {
  const rows = await tenant.db
    .selectFrom('inspection_template_versions')
    .select('snapshot')
    .where('organization_id', '=', tenant.organizationId)
    .orderBy('template_id')
    .execute();
  return rows.map(({ snapshot }) => templateSnapshot.parse(snapshot));
};
