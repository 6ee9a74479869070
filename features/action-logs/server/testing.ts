import type { Sample } from '#platform/server/testing/sample';
import { actionLogEndpoints, entryEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const [jobId, buildingId] = [Number(known.jobId), Number(known.buildingId)];
    const log = await call(actionLogEndpoints.saveActionLog, { body: { jobId, buildingId } });
    const started_at = new Date().toISOString();
    const { entries } = await call(entryEndpoints.addActionLogEntry, {
      body: { report_id: log.id, action_type: 'restroom_check', description: 'Soap refilled', started_at },
    });
    return { actionLogId: log.id, actionLogEntryId: entries[0]?.id ?? 0 };
  },
  records: {
    '/action-log-report/{id}': 'actionLogId',
    '/action-log-report/reopen/{id}': 'actionLogId',
    '/action-log-report/finalize/delete/{id}': 'actionLogId',
    '/action-log/{id}': 'actionLogEntryId',
  },
  grow: [
    `insert into action_logs (organization_id, status, job_id, building_id, log_date, porter_id)
     select :organizationId, 'pending', :jobId, :buildingId, current_date - n, :userId from :more`,
    `insert into action_log_entries (organization_id, log_id, action_type, description, started_at, ended_at)
     select :organizationId, :actionLogId, 'lobby', 'Swept ' || n, now(), now() from :more`,
  ],
  lists: {
    listActionLogs: '',
    listActionLogEntries: '?id=:actionLogId',
    getActionLog: '?id=:actionLogId',
  },
};
