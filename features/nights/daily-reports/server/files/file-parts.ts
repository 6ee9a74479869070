import { inScopeSql } from '#features/accounts/access/server';
import {
  defineFileWriters,
  type FileChange,
  type FileOwnerCheck,
  setFileVisibility,
} from '#features/accounts/files/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { loadReportOfDoorCheck } from '../door-checks/door-check-repository.ts';
import { reportOfIncident } from '../incidents/incident-repository.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { lockReport, type StoredReport } from '../report/report-repository.ts';
import { requireReport } from '../report/require-report.ts';
import { statusConditions } from '../report/row-columns-repository.ts';
import { showsPicture } from '../sharing/shared-report-repository.ts';

const seesReport = async (tenant: Tenant, person: Person, id: number): Promise<boolean> => {
  if (!person.flags.has('hasAccessReports')) return false;
  const values = collectValues([tenant.organizationId, id]);
  const where = [
    't.organization_id = $1 and t.id = $2 and t.deleted_at is null',
    ...statusConditions(person),
  ];
  const scope = inScopeSql(tenant, 't.job_id', values);
  const found = await tenant.query({
    text: `select t.id from daily_reports t join jobs j on j.organization_id = $1 and j.id = t.job_id
      where ${where.join(' and ')}${scope}`,
    values: values.all,
    row: idRow,
  });
  return found.length > 0;
};

type LoadReport = (tenant: Tenant, ownerId: number) => Promise<number | undefined>;

/** Clients with a login see the photos that a link would show them. */
const within =
  (load: LoadReport): FileOwnerCheck =>
  async (tenant, person, ownerId, { id: fileId }) => {
    const id = await load(tenant, ownerId);
    if (id === undefined || !(await seesReport(tenant, person, id))) return false;
    return person.license !== 'viewer' || showsPicture(tenant, id, fileId);
  };

const itself: LoadReport = async (_tenant, id) => id;

export const fileOwners = {
  'daily-report': within(itself),
  'daily-report-check': within(loadReportOfDoorCheck),
  'daily-report-incident': within(reportOfIncident),
};

/** Photos are changed by whoever writes reports, until the report is final. */
const writersWithin = (load: LoadReport) =>
  defineFileWriters<Pick<StoredReport, 'status'>>({
    hold: async ({ tenant, person }, ownerId) => {
      const id = await load(tenant, ownerId);
      return id === undefined ? undefined : lockReport(tenant, person, id);
    },
    mayWrite: { attachment: ({ flags }) => flags.has('hasAccessReports') && flags.has('reports.canEdit') },
    isOpen: ({ status }) => status !== 'finalized',
  });

/** Those of a door, an incident and the report itself have the same rules. */
export const reportPhotos = writersWithin(itself);

export const fileWriters = {
  'daily-report': reportPhotos,
  'daily-report-check': writersWithin(loadReportOfDoorCheck),
  'daily-report-incident': writersWithin(reportOfIncident),
};

/** A photo whose comment is changed becomes internal again. */
const changed =
  (load: LoadReport): FileChange =>
  async (call, { how, file, changes }) => {
    const id = await load(call.tenant, file.owner_id);
    if (id === undefined) return;
    const report = await requireReport(call, id);
    if (changes.comment && file.visibility === 'public')
      await setFileVisibility(call.tenant, file.id, 'internal');
    await recordReportChange(call, {
      action: `daily-report.photo-${how}`,
      report,
      changes: { photos: how === 'deleted' ? [file.name, null] : [null, file.name] },
    });
  };

export const fileChanges = {
  'daily-report': changed(itself),
  'daily-report-check': changed(loadReportOfDoorCheck),
  'daily-report-incident': changed(reportOfIncident),
};
