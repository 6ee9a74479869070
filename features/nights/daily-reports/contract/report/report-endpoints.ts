import { z } from 'zod';
import { imageDetails, photoLimits } from '#features/accounts/files/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { clockOffset } from '#platform/contract/later-entry';
import {
  areaCheck,
  doorCheck,
  doorCheckEntry,
  maxEntries,
  placeKinds,
  tenantCheck,
} from '../door-checks/door-check.ts';
import { dailyReport, remarkFields, reportState } from './report.ts';
import { reportParams, reportRef } from './report-params.ts';
import { reportType } from './status.ts';

export const readAccess = { all: ['hasAccessReports'] } as const;

export const editAccess = { all: ['hasAccessReports', 'reports.canEdit'] } as const;

const path = '/daily-reports/{id}';

const recorded = {
  /** When the device recorded it, for work done without a connection. */
  device_at: field.timestamp.optional(),
  clock_offset_ms: clockOffset,
  updated_at: field.updatedAt.optional(),
};

const site = { job_id: field.id, building_id: field.id };

const begun = {
  type: reportType.default('night_cleaning'),
  /** The service night. Without it, the night of the device's time. */
  report_date: field.date.optional(),
  client_uuid: field.clientUuid.optional(),
  device_created_at: field.timestamp.optional(),
};

/** The checks named by the call as they stand now, and what they make of the report. */
const savedDoorChecks = z.object({ checks: z.array(doorCheck), report: reportState });

/** What a photo is of: the night as a whole, a place of the report, or an incident by its key. */
export const photoOwners = ['report', ...placeKinds, 'incident'] as const;

export const reportEndpoints = {
  listDailyReportTypes: endpoint({
    method: 'GET',
    path: '/daily-reports/get-types',
    summary: 'Types of nightly reports, in the words of the reader',
    access: readAccess,
    answer: z.array(z.object({ key: reportType, name: z.string() })),
  }),
  getDailyReport: endpoint({
    method: 'GET',
    path,
    summary: 'One nightly report with its doors, common areas and incidents',
    access: readAccess,
    params: reportParams,
    answer: dailyReport,
  }),
  startDailyReport: endpoint({
    method: 'POST',
    path: '/daily-reports/start',
    summary: 'Begin the report of a night, or open the one that somebody has begun',
    access: editAccess,
    body: z.strictObject({ ...site, ...begun }),
    answer: dailyReport,
    rate: 'write',
    audit: 'daily-report.created',
  }),
  saveDailyReport: endpoint({
    method: 'POST',
    path: '/daily-reports',
    summary: 'Save a whole report, with every door; of one night the report that exists is changed',
    access: editAccess,
    body: z.strictObject({
      ...site,
      nightly_report: z.strictObject({
        ...begun,
        ...remarkFields,
        tenant_checks: z.array(tenantCheck).max(maxEntries).default([]),
        common_area_checks: z.array(areaCheck).max(maxEntries).default([]),
      }),
    }),
    answer: dailyReport,
    rate: 'write',
    audit: 'daily-report.updated',
  }),
  updateDailyReport: endpoint({
    method: 'PUT',
    path,
    summary: 'Save what is said of a night as a whole; of two the later stands',
    access: editAccess,
    params: reportParams,
    body: z.strictObject({ ...remarkFields, ...recorded }),
    answer: dailyReport,
    rate: 'write',
    audit: 'daily-report.updated',
  }),
  saveDoorChecks: endpoint({
    method: 'PUT',
    path: `${path}/checks`,
    summary: 'Check doors and common areas; of two entries of one place the later stands and both are kept',
    access: editAccess,
    params: reportParams,
    body: z.strictObject({
      checks: z.array(doorCheckEntry).min(1, 'required').max(maxEntries),
      clock_offset_ms: clockOffset,
    }),
    answer: savedDoorChecks,
    rate: 'write',
    audit: 'daily-report.checked',
  }),
  addReportFiles: endpoint({
    method: 'POST',
    path: `${path}/files`,
    summary: 'Add photos to a report, to one of its places or to an incident',
    access: editAccess,
    params: reportParams,
    body: z.strictObject({
      of: z.enum(photoOwners).default('report'),
      place_id: field.id.optional(),
      incident_uuid: field.clientUuid.optional(),
      ...imageDetails,
    }),
    files: { fields: ['files', 'images'], ...photoLimits },
    answer: dailyReport,
    rate: 'upload',
    audit: 'daily-report.photos-added',
  }),
  finalizeDailyReport: endpoint({
    method: 'POST',
    path: '/daily-reports/finalize',
    summary: 'Make a report final: every door is checked or explained, and there is a comment or a photo',
    access: editAccess,
    body: z.strictObject({ id: reportRef, ...recorded }),
    answer: dailyReport,
    rate: 'write',
    audit: 'daily-report.moved',
  }),
  reopenDailyReport: endpoint({
    method: 'POST',
    path: '/daily-reports/reopen',
    summary: 'Make a final report changeable again',
    access: editAccess,
    body: z.strictObject({ id: field.id, reason: field.longText.min(3, 'reason_required'), ...recorded }),
    answer: dailyReport,
    rate: 'write',
    audit: 'daily-report.moved',
  }),
  deleteDailyReport: endpoint({
    method: 'DELETE',
    path,
    summary: 'Delete a report that is not final',
    access: editAccess,
    params: field.idParams,
    answer: field.idParams,
    rate: 'write',
    audit: 'daily-report.deleted',
  }),
  deleteFinalDailyReport: endpoint({
    method: 'DELETE',
    path: '/daily-reports/finalize/delete/{id}',
    summary: 'Delete a final report; the audit log keeps what it said',
    access: { all: ['hasAccessReports', 'reports.canDeleteFinal'] },
    params: field.idParams,
    answer: field.idParams,
    rate: 'write',
    audit: 'daily-report.deleted',
  }),
};
