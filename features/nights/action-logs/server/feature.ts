import { recordMailHandlers } from '#features/sites/record-mail/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  actionLogEndpoints,
  actionLogListEndpoints,
  actionLogMessages,
  actionLogTransitions,
  entryEndpoints,
  logDashboardEndpoints,
  roundEndpoints,
  sharedLogEndpoints,
} from '../contract/index.ts';
import { auditedLogs } from './audited-logs.ts';
import { getLogDashboard } from './dashboard/get-log-dashboard.ts';
import { addActionLogEntry } from './entries/add-entry.ts';
import { addEntryPhotos } from './entries/add-entry-photos.ts';
import { addEntryTask } from './entries/add-entry-task.ts';
import { deleteActionLogEntry } from './entries/delete-entry.ts';
import { listActionLogEntries } from './entries/list-entries.ts';
import { stopActionLogEntry } from './entries/stop-entry.ts';
import { updateActionLogEntry } from './entries/update-entry.ts';
import { fileChanges, fileOwners, fileWriters } from './files/file-parts.ts';
import { loadActionLogRows } from './list/action-log-list-repository.ts';
import { exportActionLogs } from './list/export-action-logs.ts';
import { finalLogs } from './list/final-logs-repository.ts';
import { deleteActionLog, deleteFinalActionLog } from './log/delete-log.ts';
import { presentLog } from './log/present-log.ts';
import { saveActionLog } from './log/save-log.ts';
import { logMailKind } from './mail/log-mail-kind.ts';
import { logNotificationKind } from './notices/log-notification-kind.ts';
import { remindOfOpenLogs } from './notices/remind-of-open-logs.ts';
import { getActionLogPdf } from './paper/get-log-pdf.ts';
import { logPreview } from './preview-text.ts';
import { createRound } from './rounds/create-round.ts';
import { deleteRound } from './rounds/delete-round.ts';
import { listRounds } from './rounds/list-rounds.ts';
import { updateRound } from './rounds/update-round.ts';
import { getSharedActionLog } from './sharing/get-shared-log.ts';
import { getActionLogShareLink, sharedLogRecord } from './sharing/share-log.ts';
import { showLogToClient } from './sharing/show-log-to-client.ts';
import { actionLogWords } from './texts.ts';
import { finalizeLeftLogs } from './transitions/finalize-left-logs.ts';
import { finalizeActionLog } from './transitions/finalize-log.ts';
import { reopenActionLog } from './transitions/reopen-log.ts';

export const feature = defineServerFeature({
  name: 'action-logs',
  endpoints: {
    ...actionLogEndpoints,
    ...entryEndpoints,
    ...actionLogListEndpoints,
    ...sharedLogEndpoints,
    ...roundEndpoints,
    ...logDashboardEndpoints,
  },
  handlers: (gather) => {
    const mail = recordMailHandlers('action-log', logMailKind, gather('contactLocks'));
    return {
      getActionLog: (call) => presentLog(call, call.query.id),
      saveActionLog,
      finalizeActionLog,
      reopenActionLog,
      deleteActionLog,
      deleteFinalActionLog,
      listActionLogEntries,
      addActionLogEntry,
      updateActionLogEntry,
      stopActionLogEntry,
      addEntryPhotos,
      addEntryTask,
      deleteActionLogEntry,
      listActionLogs: ({ tenant, person, query, now }) => loadActionLogRows(tenant, person, query, now),
      exportActionLogs,
      showLogToClient,
      getActionLogShareLink,
      getSharedActionLog,
      getActionLogPdf,
      listActionLogRecipients: mail.recipients,
      emailActionLog: mail.send,
      getLogDashboard,
      listRounds,
      createRound,
      updateRound,
      deleteRound,
    };
  },
  previewText: logPreview,
  messages: withTransitions(actionLogMessages, actionLogTransitions, actionLogWords),
  audited: auditedLogs,
  fileOwners,
  fileWriters,
  fileChanges,
  notices: { 'action-logs': logNotificationKind },
  shared: { 'action-log': sharedLogRecord },
  recordMails: { 'action-log': logMailKind },
  liveAccess: {
    'action-log': { flag: 'hasAccessActionLog', unless: 'actionLogs.onlyFinalized', but: finalLogs },
    'action-log-round': { flag: 'hasAccessActionLog', unless: 'actionLogs.onlyFinalized' },
  },
  periodicWork: {
    advance: [
      ({ wiring, untilDone, now }) => untilDone((tenant) => finalizeLeftLogs(wiring, tenant, now)),
      ({ wiring, untilDone, now }) => untilDone((tenant) => remindOfOpenLogs(wiring, tenant, now)),
    ],
  },
});
