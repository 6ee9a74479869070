import {
  defineFileWriters,
  type FileChange,
  type FileOwnerCheck,
  setFileVisibility,
} from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import { reportOfCheck } from '../checks/check-repository.ts';
import { reportOfIncident } from '../incidents/incident-repository.ts';
import { loadReport } from '../report/load-report.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { lockReport, type StoredReport } from '../report/report-repository.ts';
import { showsPicture } from '../sharing/shared-report-repository.ts';
import { seesReport } from './sees-report-repository.ts';

type FindReport = (tenant: Tenant, ownerId: number) => Promise<number | undefined>;

/** Clients with a login see the photos that a link would show them. */
const within =
  (find: FindReport): FileOwnerCheck =>
  async (tenant, person, ownerId, { id: fileId }) => {
    const id = await find(tenant, ownerId);
    if (id === undefined || !(await seesReport(tenant, person, id))) return false;
    return person.license !== 'viewer' || showsPicture(tenant, id, fileId);
  };

const itself: FindReport = async (_tenant, id) => id;

export const fileOwners = {
  'daily-report': within(itself),
  'daily-report-check': within(reportOfCheck),
  'daily-report-incident': within(reportOfIncident),
};

/** Photos are changed by whoever writes reports, until the report is final. */
const writersWithin = (find: FindReport) =>
  defineFileWriters<Pick<StoredReport, 'status'>>({
    hold: async ({ tenant, person }, ownerId) => {
      const id = await find(tenant, ownerId);
      return id === undefined ? undefined : lockReport(tenant, person, id);
    },
    mayWrite: { attachment: ({ flags }) => flags.has('hasAccessReports') && flags.has('reports.canEdit') },
    isOpen: ({ status }) => status !== 'finalized',
  });

/** Those of a door, an incident and the report itself have the same rules. */
export const reportPhotos = writersWithin(itself);

export const fileWriters = {
  'daily-report': reportPhotos,
  'daily-report-check': writersWithin(reportOfCheck),
  'daily-report-incident': writersWithin(reportOfIncident),
};

/** A photo whose comment is changed becomes internal again. */
const changed =
  (find: FindReport): FileChange =>
  async (call, { how, file, changes }) => {
    const id = await find(call.tenant, file.owner_id);
    if (id === undefined) return;
    const report = await loadReport(call, id);
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
  'daily-report-check': changed(reportOfCheck),
  'daily-report-incident': changed(reportOfIncident),
};
