import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { presentSharedOrganization } from '#features/sites/sharing/server';
import { notFound } from '#platform/contract/errors';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers } from '#platform/server/http/call';
import { type placeCodeEndpoints, placeKinds } from '../contract/index.ts';

const owner = z.object({
  slug: z.string(),
  name: z.string(),
  primary_brand_color: z.string().nullable(),
  secondary_brand_color: z.string().nullable(),
  settings: z.json(),
  replaced: z.boolean(),
});

/** The organization that owns a code. Without a session nothing else is known. */
const loadCodeOwner = (identity: Identity, code: string) =>
  identity.one({
    name: 'place-code-find',
    text: 'select * from identity_find_place_code($1)',
    values: [code],
    row: owner,
  });

const scanned = z.object({
  place: z.object({ kind: z.enum(placeKinds), id: z.int(), name: z.string() }),
  building: z.object({ id: z.int(), name: z.string(), address: z.string() }),
  jobs: z.array(
    z.object({
      id: z.int(),
      job_number: z.string(),
      job_name: z.string(),
      template_id: z.int().nullable(),
    }),
  ),
});

/** SQL: the template of the last inspection of the job here, if it is still published. */
const lastTemplate = `(select t.id from inspections i join inspection_templates t
    on t.organization_id = $1 and t.id = i.template_id and t.status = 'published' and t.deleted_at is null
  where i.organization_id = $1 and i.job_id = j.id and i.building_id = c.building_id and i.deleted_at is null
    and i.parent_inspection_id is null order by i.inspected_at desc limit 1)`;

/** The place of a code that is in use, with the active jobs in scope at its building; undefined when there are none. */
const loadScannedPlace = async (tenant: Tenant, code: string) => {
  const [found] = await tenant.query({
    text: `select
        case when f.id is not null then json_build_object('kind', 'floor', 'id', f.id, 'name', f.label)
          when a.id is not null then json_build_object('kind', 'common_area', 'id', a.id, 'name', a.name)
          else json_build_object('kind', 'building', 'id', b.id, 'name', b.name) end as place,
        json_build_object('id', b.id, 'name', b.name,
          'address', concat_ws(', ', b.address, b.city, b.state || ' ' || b.zip)) as building, jobs.all as jobs
      from place_codes c
      join buildings b on b.organization_id = $1 and b.id = c.building_id and b.deleted_at is null
      left join floors f on f.organization_id = $1 and f.id = c.floor_id
      left join common_areas a on a.organization_id = $1 and a.id = c.common_area_id
      join lateral (select json_agg(json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name,
            'template_id', ${lastTemplate}) order by j.job_number) as all
        from job_buildings jb join jobs j on j.organization_id = $1 and j.id = jb.job_id and j.status = 'active'
          and j.deleted_at is null
        where jb.organization_id = $1 and jb.building_id = b.id${inScopeSql(tenant, 'j.id', '$3')}) jobs
        on jobs.all is not null
      where c.organization_id = $1 and c.code = $2 and c.replaced_at is null
        and (c.floor_id is null or f.deleted_at is null) and (c.common_area_id is null or a.deleted_at is null)`,
    values: [tenant.organizationId, code, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
    row: scanned,
  });
  return found;
};

type Scans = Pick<typeof placeCodeEndpoints, 'findPlaceCode' | 'openPlaceCode'>;

export const scanHandlers: Handlers<Scans> = {
  findPlaceCode: async ({ params, wiring }) => {
    const owner = await loadCodeOwner(wiring.database.identity, params.code);
    if (!owner) throw notFound();
    const { replaced, ...organization } = owner;
    return { organization: presentSharedOrganization(organization), replaced };
  },
  openPlaceCode: async ({ tenant, person, params }) => {
    const found = await loadScannedPlace(tenant, params.code);
    if (!found) throw notFound();
    const { flags, license } = person;
    const full = license !== 'viewer';
    const can = {
      inspect: full && flags.has('hasAccessInspections') && flags.has('inspections.canEdit'),
      write_report: full && flags.has('hasAccessReports') && flags.has('reports.canEdit'),
      add_task: full && flags.has('tasks.canAddTask'),
      write_log: full && flags.has('hasAccessActionLog') && flags.has('actionLogs.canEdit'),
    };
    return { ...found, jobs: found.jobs.map((job) => ({ ...job, can })) };
  },
};
