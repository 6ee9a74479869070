import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import {
  dailyReportMessages,
  incidentEndpoints,
  lastNightEndpoints,
  reportDashboardEndpoints,
  reportEndpoints,
  reportListEndpoints,
  reportTypes,
} from '../contract/index.ts';
import { auditedReports } from './audited-reports.ts';
import { saveChecks } from './checks/save-checks.ts';
import { getReportDashboard } from './dashboard/get-report-dashboard.ts';
import { addReportFiles } from './files/add-report-files.ts';
import { fileChanges, fileOwners, fileWriters } from './files/file-parts.ts';
import { createIncidentTask } from './incidents/create-incident-task.ts';
import { deleteIncident } from './incidents/delete-incident.ts';
import { saveIncident } from './incidents/save-incident.ts';
import { exportReports } from './list/export-reports.ts';
import { listReports } from './list/list-reports.ts';
import { finalizeReport } from './moves/finalize-report.ts';
import { reopenReport } from './moves/reopen-report.ts';
import { listLastNight } from './nights/last-night.ts';
import { reportNoticeKind } from './notices/report-notice-kind.ts';
import { deleteFinalReport, deleteReport } from './report/delete-report.ts';
import { presentReport } from './report/present-report.ts';
import { saveReport } from './report/save-report.ts';
import { startReport } from './report/start-report.ts';
import { updateReport } from './report/update-report.ts';
import { dailyReportTexts } from './texts.ts';

export const feature = defineServerFeature({
  name: 'daily-reports',
  endpoints: {
    ...reportListEndpoints,
    ...reportEndpoints,
    ...incidentEndpoints,
    ...reportDashboardEndpoints,
    ...lastNightEndpoints,
  },
  handlers: {
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
    saveChecks,
    addReportFiles,
    finalizeDailyReport: finalizeReport,
    reopenDailyReport: reopenReport,
    deleteDailyReport: deleteReport,
    deleteFinalDailyReport: deleteFinalReport,
    saveIncident,
    deleteIncident,
    createIncidentTask,
    getReportDashboard,
    listLastNight,
  },
  messages: dailyReportMessages,
  audited: auditedReports,
  fileOwners,
  fileWriters,
  fileChanges,
  notices: { 'daily-reports': reportNoticeKind },
  liveAccess: { 'daily-report': 'hasAccessReports' },
});
