import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { buildingJson } from '#features/sites/buildings/server';
import { jobJson, sharedPlaceColumns } from '#features/sites/jobs/server';
import { sharedPlace } from '#features/sites/sharing/contract';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { doorProof, proofNight } from '../../contract/proof/door-proof.ts';
import { reportTypes } from '../../contract/report/status.ts';

const subject = z.object({
  job: doorProof.shape.job,
  building: doorProof.shape.building,
  tenant: doorProof.shape.tenant,
  place: sharedPlace,
});

export type Subject = z.infer<typeof subject>;

const hasReports = `exists (select from daily_reports t where t.organization_id = $1 and t.job_id = j.id
  and t.building_id = b.id and t.deleted_at is null)`;

/** The door of a tenant in the light of a job that the person sees; the system (null) sees all. Also of a tenant who has
 * moved out, or whom somebody has deleted. */
export const loadSubject = async (
  tenant: Tenant,
  seesAll: boolean,
  { job, tenant: tenantId }: { job?: number | undefined; tenant: number },
): Promise<Subject | undefined> => {
  const values = collectValues([tenant.organizationId, job ?? null, tenantId]);
  const scope = seesAll ? '' : inScopeSql(tenant, 'j.id', values);
  const [found] = await tenant.query({
    text: `select ${jobJson} as job,
        ${buildingJson} as building,
        json_build_object('id', n.id, 'name', n.name, 'suite', n.suite) as tenant,
        (select row_to_json(at) from (select ${sharedPlaceColumns}) at) as place
      from building_tenants n
      join jobs j on j.organization_id = $1 and j.deleted_at is null
        and ($2::int is null or j.id = $2)
      join buildings b on b.organization_id = $1 and b.id = n.building_id
      where n.organization_id = $1 and n.id = $3${scope}
        and (exists (select from job_buildings l where l.organization_id = $1 and l.job_id = j.id and l.building_id = b.id)
          or ${hasReports})
      order by ${hasReports} desc, j.status = 'active' desc, j.id limit 1`,
    values: values.all,
    row: subject,
  });
  return found;
};

const row = proofNight.extend({
  door: proofNight.shape.door
    .unwrap()
    .extend({ files: z.array(fileRow) })
    .nullable(),
});

export type NightRow = z.infer<typeof row>;

type Nights = { subject: Subject; from: string; to: string };

/** Every night of a period, the latest first, with what its reports say of the door. Reports are looked up night by night and the
 * door in each of them, because limits keep PostgreSQL from reading all doors of all nights. The cost grows with the period, not
 * with the history. */
export const doorNights = (tenant: Tenant, { subject: of, from, to }: Nights): Promise<NightRow[]> =>
  tenant.query({
    name: 'daily-report-door-nights',
    text: `select d.day::date::text as night, coalesce(t.status = 'finalized', false) as final, t.type,
        exists (select from service_days s where s.organization_id = $1 and s.work = 'nightly_report' and s.day = d.day::date
          and s.job_id = $2 and s.building_id = $3 and s.excused_at is null) as owed,
        case when t.id is not null then json_build_object('id', t.id, 'number', t.number) end as report,
        case when c.id is not null then json_build_object('result', c.result, 'checked_at', c.checked_at,
          'checked_by', ${personJson('c', 'checked_by')}, 'entered_at', ${isoText('c.entered_at')},
          'received_at', ${isoText('c.received_at')}, 'bulk', c.bulk, 'note', c.note, 'note_public', c.note_public,
          'edits', greatest(0, (select count(*) from daily_report_check_history h where h.organization_id = $1
            and h.report_id = c.report_id and h.kind = c.kind and h.place_id = c.place_id) - 1),
          'files', ${filesOf('daily-report-check', 'c.id')}) end as door
      from generate_series($4::date, $5::date, interval '1 day') d (day)
      left join lateral (select t.id, t.number, t.status, t.type from daily_reports t where t.organization_id = $1
        and t.job_id = $2 and t.building_id = $3 and t.report_date = d.day::date and t.deleted_at is null
        order by t.type limit ${reportTypes.length}) t on true
      left join lateral (select c.* from daily_report_checks c where c.organization_id = $1 and c.report_id = t.id
        and c.kind = 'tenant' and c.place_id = $6 limit 1) c on true
      order by d.day desc, t.type`,
    values: [tenant.organizationId, of.job.id, of.building.id, from, to, of.tenant.id],
    row,
  });
