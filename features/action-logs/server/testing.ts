import type { Sample } from '#platform/server/testing/sample';
import { actionLogEndpoints, entryEndpoints, roundEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const [jobId, buildingId] = [Number(known.jobId), Number(known.buildingId)];
    const log = await call(actionLogEndpoints.saveActionLog, { body: { jobId, buildingId } });
    const started_at = new Date().toISOString();
    const { entries } = await call(entryEndpoints.addActionLogEntry, {
      body: { report_id: log.id, action_type: 'restroom_check', description: 'Soap refilled', started_at },
    });
    const roomId = Number(known.commonAreaId);
    const made = await call(roundEndpoints.createRound, {
      body: {
        ...{ job_id: jobId, building_id: buildingId, name: 'Restrooms', action_type: 'restroom_check' },
        ...{ interval_minutes: 120, starts_at: null, ends_at: null, common_area_ids: [roomId] },
      },
    });
    return { actionLogRoundId: made.id, actionLogId: log.id, actionLogEntryId: entries[0]?.id ?? 0 };
  },
  records: {
    '/action-log-report/{id}': 'actionLogId',
    '/action-log-report/reopen/{id}': 'actionLogId',
    '/action-log-report/finalize/delete/{id}': 'actionLogId',
    '/action-log/{id}': 'actionLogEntryId',
    '/action-log/round/{id}': 'actionLogRoundId',
  },
  grow: [
    `insert into action_logs (organization_id, status, job_id, building_id, log_date, porter_id)
     select :organizationId, 'pending', :jobId, :buildingId, current_date - n, :userId from :more`,
    `insert into action_log_entries (organization_id, log_id, action_type, description, started_at, ended_at)
     select :organizationId, :actionLogId, 'lobby', 'Swept ' || n, now(), now() from :more`,
    `insert into action_log_rounds (organization_id, job_id, building_id, name, action_type, interval_minutes,
       common_area_ids)
     select organization_id, job_id, building_id, 'Round ' || n, action_type, 60, common_area_ids
     from action_log_rounds, :more where organization_id = :organizationId and id = :actionLogRoundId`,
  ],
  lists: {
    listActionLogs: '',
    listRounds: '',
    listActionLogEntries: '?id=:actionLogId',
    getActionLog: '?id=:actionLogId',
  },
};
