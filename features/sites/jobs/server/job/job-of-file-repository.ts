import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { lockRows, setRows } from '#platform/server/records/written-row-repository';
import { jobStatus } from '../../contract/transitions.ts';

const building = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  address_2: z.string().nullable(),
  city: z.string(),
  county: z.string().nullable(),
  state: z.string(),
  zip: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  area_name: z.string().nullable(),
  gross_cleanable_sqft: z.int().nullable(),
  number_of_floors: z.int().nullable(),
});

const job = z.object({
  id: z.int(),
  job_number: z.string(),
  job_name: z.string(),
  client_id: z.int(),
  status: jobStatus,
  description: z.string(),
  service_start_date: z.string().nullable(),
  inspection_frequency_days: z.int(),
  report_required: z.boolean(),
  action_log_required: z.boolean(),
  winteam_job_number: z.string().nullable(),
  buildings: z.array(building),
});

/** A job as a file of job sites may change it. */
export type JobOfFile = z.infer<typeof job>;

/** Jobs, in scope or not. */
export const jobsOfFile = (tenant: Tenant, ids: readonly number[]): Promise<JobOfFile[]> =>
  tenant.query({
    text: `select j.id, j.job_number, j.job_name, j.client_id, j.status, j.description, j.service_start_date,
        j.inspection_frequency_days, j.report_required, j.action_log_required, j.winteam_job_number,
        coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'address', b.address, 'city', b.city,
          'address_2', b.address_2, 'county', b.county, 'state', b.state, 'zip', b.zip, 'lat', b.lat, 'lng', b.lng,
          'area_name', a.name, 'gross_cleanable_sqft', b.gross_cleanable_sqft,
          'number_of_floors', b.number_of_floors)) filter (where b.id is not null), '[]') as buildings
      from jobs j
      left join job_buildings jb on jb.organization_id = $1 and jb.job_id = j.id
      left join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
      left join areas a on a.organization_id = $1 and a.id = b.area_id and a.deleted_at is null
      where j.organization_id = $1 and j.id = any($2::int[]) and j.deleted_at is null
      group by j.organization_id, j.id`,
    values: [tenant.organizationId, ids],
    row: job,
  });

type Table = 'jobs' | 'buildings';

/** The present state of jobs or buildings, locked until the transaction ends. */
export const lockSites = (tenant: Tenant, table: Table, ids: readonly number[]) =>
  lockRows(tenant, table, ids);

/** Sets some fields of jobs or of their buildings, none of which decides who sees them or where they are, and returns their new
 * `updated_at`. */
export const setSites = (
  tenant: Tenant,
  table: Table,
  rows: readonly { id: number; change: object }[],
): Promise<ReadonlyMap<number, string>> => setRows(tenant, table, rows);
