import { recordMailHandlers } from '#features/sites/record-mail/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  dailyReportMailEndpoints,
  dailyReportMessages,
  incidentEndpoints,
  lastNightEndpoints,
  missingEndpoints,
  proofEndpoints,
  reportDashboardEndpoints,
  reportEndpoints,
  reportListEndpoints,
  reportPaperEndpoints,
  reportTransitions,
  reportTypes,
  sharedReportEndpoints,
  shownEndpoints,
  tonightEndpoints,
} from '../contract/index.ts';
import { auditedReports } from './audited-reports.ts';
import { getReportDashboard } from './dashboard/get-report-dashboard.ts';
import { contactDigests } from './digests/client-digest-repository.ts';
import { queueDigests } from './digests/queue-digests.ts';
import { sendDigestWork } from './digests/send-digest.ts';
import { saveDoorChecks } from './door-checks/save-door-checks.ts';
import { addReportFiles } from './files/add-report-files.ts';
import { fileChanges, fileOwners, fileWriters } from './files/file-parts.ts';
import { createIncidentTask } from './incidents/create-incident-task.ts';
import { deleteIncident } from './incidents/delete-incident.ts';
import { saveIncident } from './incidents/save-incident.ts';
import { exportReports } from './list/export-reports.ts';
import { finalReports } from './list/final-reports-repository.ts';
import { listReports } from './list/list-reports.ts';
import { reportMailKind } from './mail/report-mail-kind.ts';
import { auditedMissing } from './missing/audited-missing.ts';
import { excuseMissing, withdrawExcuse } from './missing/excuse/excuse-missing.ts';
import { checkSeesOpen } from './missing/list/missing-by-id-repository.ts';
import { loadMissingRows } from './missing/list/missing-list-repository.ts';
import { countMissing } from './missing/list/missing-summary-repository.ts';
import { alertMissing } from './missing/notices/alert-missing.ts';
import { missingNotificationKind } from './missing/notices/missing-notification-kind.ts';
import { remindMissing } from './missing/remind/remind-missing.ts';
import { getTonight } from './missing/tonight/get-tonight.ts';
import { listLastNight } from './nights/last-night.ts';
import { reportNotificationKind } from './notices/report-notification-kind.ts';
import { getDailyReportPdf } from './paper/get-report-pdf.ts';
import { reportPreview } from './preview-text.ts';
import { getDoorProof } from './proof/get-door-proof.ts';
import { getDoorProofPdf } from './proof/get-door-proof-pdf.ts';
import { getSharedDoorProof } from './proof/get-shared-proof.ts';
import { getDoorProofShareLink, sharedProofRecord } from './proof/share-proof.ts';
import { deleteFinalReport, deleteReport } from './report/delete-report.ts';
import { presentReport } from './report/present-report.ts';
import { saveReport } from './report/save-report.ts';
import { startReport } from './report/start-report.ts';
import { updateReport } from './report/update-report.ts';
import { getSharedDailyReport } from './sharing/get-shared-report.ts';
import { getDailyReportShareLink, sharedReportRecord } from './sharing/share-report.ts';
import { showToClient } from './shown/show-to-client.ts';
import { dailyReportTexts, dailyReportWords } from './texts.ts';
import { finalizeReport } from './transitions/finalize-report.ts';
import { reopenReport } from './transitions/reopen-report.ts';

export const feature = defineServerFeature({
  name: 'daily-reports',
  endpoints: {
    ...reportListEndpoints,
    ...reportEndpoints,
    ...incidentEndpoints,
    ...shownEndpoints,
    ...sharedReportEndpoints,
    ...reportPaperEndpoints,
    ...dailyReportMailEndpoints,
    ...proofEndpoints,
    ...reportDashboardEndpoints,
    ...lastNightEndpoints,
    ...missingEndpoints,
    ...tonightEndpoints,
  },
  handlers: (gather) => {
    const mail = recordMailHandlers('daily-report', reportMailKind, gather('contactLocks'));
    return {
      listDailyReports: listReports,
      listDailyReportTable: listReports,
      exportDailyReports: exportReports,
      listDailyReportTypes: async ({ locale }) => {
        const t = dailyReportTexts(locale);
        return reportTypes.map((key) => ({ key, name: t(`type.${key}`) }));
      },
      getDailyReport: (call) => presentReport(call, call.params.id),
      startDailyReport: startReport,
      saveDailyReport: saveReport,
      updateDailyReport: updateReport,
      saveDoorChecks,
      addReportFiles,
      finalizeDailyReport: finalizeReport,
      reopenDailyReport: reopenReport,
      deleteDailyReport: deleteReport,
      deleteFinalDailyReport: deleteFinalReport,
      saveIncident,
      deleteIncident,
      createIncidentTask,
      showToClient,
      getDailyReportShareLink,
      getSharedDailyReport,
      getDailyReportPdf,
      getDoorProof,
      getDoorProofPdf,
      getDoorProofShareLink,
      getSharedDoorProof,
      listDailyReportRecipients: mail.recipients,
      emailDailyReport: mail.send,
      getReportDashboard,
      listLastNight,
      listMissingWork: ({ tenant, person, query, now }) => {
        checkSeesOpen(person, query.work);
        return loadMissingRows(tenant, query, now);
      },
      getMissingSummary: ({ tenant, person, query, now }) => {
        checkSeesOpen(person, query.work);
        return countMissing(tenant, query.work, now);
      },
      remindMissingWork: remindMissing,
      excuseMissingWork: excuseMissing,
      withdrawExcuse,
      getTonight,
    };
  },
  messages: withTransitions(dailyReportMessages, reportTransitions, dailyReportWords),
  previewText: reportPreview,
  audited: { ...auditedReports, 'missing-work': auditedMissing },
  fileOwners,
  fileWriters,
  fileChanges,
  notices: { 'daily-reports': reportNotificationKind, 'missing-work': missingNotificationKind },
  shared: { 'daily-report': sharedReportRecord, 'door-proof': sharedProofRecord },
  recordMails: { 'daily-report': reportMailKind },
  liveAccess: {
    'daily-report': { flag: 'hasAccessReports', unless: 'reports.onlyFinalized', but: finalReports },
    'missing-work': { flag: 'hasAccessReports', unless: 'reports.onlyFinalized' },
  },
  clientRecords: { digests: contactDigests },
  mails: { 'night-digest': sendDigestWork },
  periodicWork: {
    advance: [({ wiring, untilDone, now }) => untilDone((tenant) => alertMissing(wiring, tenant, now))],
    send: [({ wiring, untilDone, now }) => untilDone((tenant) => queueDigests(wiring, tenant, now))],
  },
});
