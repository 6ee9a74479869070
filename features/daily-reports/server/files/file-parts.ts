import type { FileChange, FileOwnerCheck, FileWriterCheck } from '#features/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import { reportOfCheck } from '../checks/check-repository.ts';
import { reportOfIncident } from '../incidents/incident-repository.ts';
import { loadForEdit } from '../report/load-report.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { seesReport } from './sees-report-repository.ts';

type FindReport = (tenant: Tenant, ownerId: number) => Promise<number | undefined>;

const ofReport: FileOwnerCheck = (tenant, person, id) => seesReport(tenant, person, id);

const within =
  (find: FindReport): FileOwnerCheck =>
  async (tenant, _person, ownerId) => {
    const id = await find(tenant, ownerId);
    return id === undefined ? false : { entity: 'daily-report', id };
  };

export const fileOwners = {
  'daily-report': ofReport,
  'daily-report-check': within(reportOfCheck),
  'daily-report-incident': within(reportOfIncident),
};

const mayWrite: FileWriterCheck = ({ flags, license }) =>
  license !== 'viewer' && flags.has('reports.canEdit');

export const fileWriters = {
  'daily-report': mayWrite,
  'daily-report-check': mayWrite,
  'daily-report-incident': mayWrite,
};

/** Nothing of a final report is changed, photos included. */
const changed =
  (find: FindReport): FileChange =>
  async (call, { how, file }) => {
    const id = await find(call.tenant, file.owner_id);
    if (id === undefined) return;
    const report = await loadForEdit(call, id);
    await recordReportChange(call, {
      action: `daily-report.photo-${how}`,
      report,
      changes: { photos: how === 'deleted' ? [file.name, null] : [null, file.name] },
    });
  };

export const fileChanges = {
  'daily-report': changed(async (_tenant, id) => id),
  'daily-report-check': changed(reportOfCheck),
  'daily-report-incident': changed(reportOfIncident),
};
