import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { reportEndpoints } from '../../contract/index.ts';
import { loadDoorChecks } from '../door-checks/door-check-repository.ts';
import { recount } from '../door-checks/recount.ts';
import { loadIncident } from '../incidents/incident-repository.ts';
import { presentReport } from '../report/present-report.ts';
import { publishReport, recordReportChange } from '../report/record-report-change.ts';
import type { StoredReport } from '../report/report-repository.ts';
import { requireEditableReport } from '../report/require-report.ts';
import { filesOfOwner, type PhotoOwner } from './report-files-repository.ts';

type Endpoint = (typeof reportEndpoints)['addReportFiles'];

type Owner = { ownerEntity: PhotoOwner; ownerId: number };

/** Most photos of one owner. */
const maxPhotos = 40;

const ownerOf = async ({ tenant, body }: SignedInCall<Endpoint>, report: StoredReport): Promise<Owner> => {
  if (body.of === 'report') return { ownerEntity: 'daily-report', ownerId: report.id };
  if (body.of === 'incident') {
    const found =
      body.incident_uuid && (await loadIncident(tenant, report.id, { client_uuid: body.incident_uuid }));
    if (!found) throw invalid({ incident_uuid: ['daily_report_incident_unknown'] });
    return { ownerEntity: 'daily-report-incident', ownerId: found.id };
  }
  const checks = await loadDoorChecks(tenant, report.id);
  const found = checks.find((one) => one.kind === body.of && one.place_id === body.place_id);
  if (!found) throw invalid({ place_id: ['daily_report_place_unknown'] });
  return { ownerEntity: 'daily-report-check', ownerId: found.id };
};

/** Photos belong to what they show, never to the screen that was open when they were taken. */
export const addReportFiles = preparedHandler<Endpoint, readonly StoredFile[]>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ files: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, photos) => {
    const { tenant, params, body } = call;
    const report = await requireEditableReport(call, params.id);
    const owner = await ownerOf(call, report);
    const before = await filesOfOwner(tenant, owner.ownerEntity, owner.ownerId);
    if (before.length + photos.length > maxPhotos)
      throw invalid({ files: [{ code: 'daily_report_files_too_many', values: { maximum: maxPhotos } }] });
    await attachFiles(tenant, photos, { ...owner, visibility: 'internal', details: body });
    const change = { action: 'daily-report.photos-added', report } as const;
    if (report.reopened_at === null) await publishReport(call, change);
    else await recordReportChange(call, { ...change, changes: { photos: [null, photos.length] } });
    await recount(call, report, report.general_comments);
    return presentReport(call, report.id);
  },
});
