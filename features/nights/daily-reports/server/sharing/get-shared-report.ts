import {
  countView,
  type PictureUrl,
  picturesOf,
  sharedPictures,
  unavailable,
} from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedReport, SharedReportPlace, sharedReportEndpoints } from '../../contract/index.ts';
import type { DoorCheckRow } from '../door-checks/door-check-json-repository.ts';
import { loadReportDetail, type ReportDetail } from '../report/report-detail-repository.ts';
import { forStrangers } from './for-clients.ts';
import { loadSharedPlace } from './shared-report-repository.ts';

type Around = {
  place: NonNullable<Awaited<ReturnType<typeof loadSharedPlace>>>;
  pictureUrl: PictureUrl;
};

const presentPlace = (one: DoorCheckRow, pictureUrl: PictureUrl): SharedReportPlace => ({
  kind: one.kind,
  name: one.name,
  suite: one.suite,
  floor: one.floor?.label ?? null,
  result: one.result,
  checked_at: one.checked_at,
  checked_by: one.checked_by?.name || null,
  bulk: one.bulk,
  edits: Math.max(0, one.history.length - 1),
  note: one.note,
  pictures: sharedPictures(one.files, pictureUrl),
});

/** Takes a report that holds only what strangers may see. Named field by field: a new field stays internal until somebody decides
 * that strangers may see it. */
const presentSharedReport = (row: ReportDetail, { place, pictureUrl }: Around): SharedReport => ({
  number: row.number,
  report_date: row.report_date,
  type: row.type,
  job: { job_number: place.job.job_number, job_name: place.job.job_name },
  building: place.building,
  finalized_at: row.finalized_at,
  doors: row.doors,
  comments: row.general_comments.description,
  places: row.checks.map((one) => presentPlace(one, pictureUrl)),
  incidents: row.incidents.map(({ kind, place: where, description, entered_at, files }) => ({
    kind,
    place: where,
    description,
    entered_at,
    pictures: sharedPictures(files, pictureUrl),
  })),
  pictures: sharedPictures(row.files, pictureUrl),
});

/** One that was deleted or opened again after it was shared is not available, until it is final once more. */
export const getSharedDailyReport = async (
  call: TokenCall<(typeof sharedReportEndpoints)['getSharedDailyReport']>,
): Promise<SharedReport> => {
  const { tenant, grant } = call;
  const place = await loadSharedPlace(tenant, grant.recordId);
  const row = place && (await loadReportDetail(tenant, null, grant.recordId));
  if (!place || !row) throw await unavailable(tenant);
  const pictureUrl = await picturesOf(call);
  await countView(call);
  return presentSharedReport(await forStrangers(tenant, row), { place, pictureUrl });
};
