import { recordMailHandlers } from '#features/sites/record-mail/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  answerEndpoints,
  dueEndpoints,
  inspectionDashboardEndpoints,
  inspectionEndpoints,
  inspectionListEndpoints,
  inspectionMailEndpoints,
  inspectionMessages,
  inspectionTransitions,
  reportEndpoints,
  scheduleReaders,
  sharedInspectionEndpoints,
  siteScoreEndpoints,
} from '../contract/index.ts';
import { addAnswerFiles } from './answers/add-answer-files.ts';
import { getAnswerHistory } from './answers/get-answer-history.ts';
import { markSection } from './answers/mark-section.ts';
import { saveAnswers } from './answers/save-answers.ts';
import { auditedInspections } from './audited-inspections.ts';
import { dashboardHandlers } from './dashboard/dashboard-handlers.ts';
import { foldInspectionDays } from './dashboard/fold-days-repository.ts';
import { inspectionColumns } from './dashboard/inspection-columns.ts';
import { overdueCriterion } from './dashboard/overdue-criterion-repository.ts';
import { changeInspectionDue } from './due/change-inspection-due.ts';
import { getInspectionDue } from './due/get-inspection-due.ts';
import { fileChanges, fileOwners, fileWriters } from './files/file-parts.ts';
import { getInspectionTemplate } from './inspection/choose-template.ts';
import { createInspection } from './inspection/create-inspection.ts';
import { deleteInspection } from './inspection/delete-inspection.ts';
import { getEarlierAnswers } from './inspection/get-earlier-answers.ts';
import { presentInspection } from './inspection/present-inspection.ts';
import { reinspect } from './inspection/reinspect.ts';
import { signInspection } from './inspection/sign-inspection.ts';
import { templateChoices } from './inspection/template-choice-repository.ts';
import { updateInspection } from './inspection/update-inspection.ts';
import { exportInspections } from './list/export-inspections.ts';
import { listInspections } from './list/inspection-list-repository.ts';
import { finalInspectionListener } from './mail/final-inspection-listener.ts';
import { inspectionMailKind } from './mail/inspection-mail-kind.ts';
import { inspectionNotificationKind } from './notices/inspection-notification-kind.ts';
import { getInspectionPdf } from './paper/get-inspection-pdf.ts';
import {
  addInspectionTenant,
  createInspectionTenant,
  deleteInspectionTenant,
} from './places/inspection-tenants.ts';
import { inspectionPreview } from './preview-text.ts';
import { getInspectionShareLink } from './sharing/get-inspection-share-link.ts';
import { getSharedInspection } from './sharing/get-shared-inspection.ts';
import { sharedInspection } from './sharing/shared-inspection-record.ts';
import { inspectionWords } from './texts.ts';
import { completeInspection } from './transitions/complete-inspection.ts';
import { expireCompleted } from './transitions/expire-completed.ts';
import { finalizeInspection } from './transitions/finalize-inspection.ts';
import { reopenInspection } from './transitions/reopen-inspection.ts';
import { inspectionOrigin, taskListener } from './transitions/task-listener.ts';

export const feature = defineServerFeature({
  name: 'inspections',
  endpoints: {
    ...inspectionEndpoints,
    ...answerEndpoints,
    ...inspectionListEndpoints,
    ...sharedInspectionEndpoints,
    ...reportEndpoints,
    ...inspectionMailEndpoints,
    ...inspectionDashboardEndpoints,
    ...siteScoreEndpoints,
    ...dueEndpoints,
  },
  handlers: (gather) => {
    const mail = recordMailHandlers('inspection', inspectionMailKind, gather('contactLocks'));
    return {
      listInspectionTemplates: ({ tenant }) => templateChoices(tenant),
      getInspectionTemplate,
      getInspection: (call) => presentInspection(call, call.params.id),
      getEarlierAnswers,
      createInspection,
      reinspect,
      updateInspection,
      signInspection,
      completeInspection,
      finalizeInspection,
      reopenInspection,
      deleteInspection,
      addInspectionTenant,
      createInspectionTenant,
      deleteInspectionTenant,
      getAnswerHistory,
      saveAnswers,
      markSection,
      addAnswerFiles,
      listInspections,
      listInspectionTable: listInspections,
      exportInspections,
      getInspectionShareLink,
      getSharedInspection,
      getInspectionPdf,
      listInspectionRecipients: mail.recipients,
      emailInspection: mail.send,
      ...dashboardHandlers,
      getInspectionDue,
      changeInspectionDue,
    };
  },
  messages: withTransitions(inspectionMessages, inspectionTransitions, inspectionWords),
  previewText: inspectionPreview,
  audited: auditedInspections,
  fileOwners,
  fileWriters,
  fileChanges,
  liveAccess: { inspection: 'hasAccessInspections', 'inspection-due': scheduleReaders },
  notices: { inspection: inspectionNotificationKind },
  shared: { inspection: sharedInspection },
  jobColumns: inspectionColumns,
  siteCriteria: { 'inspection-past-due': overdueCriterion },
  taskOrigins: { inspection: inspectionOrigin },
  recordMails: { inspection: inspectionMailKind },
  listeners: (_gather, queue) => [taskListener, finalInspectionListener(queue)],
  periodicWork: {
    advance: [({ wiring, untilDone, now }) => untilDone((tenant) => expireCompleted(wiring, tenant, now))],
    count: [({ inTenant }) => inTenant(foldInspectionDays)],
  },
});
