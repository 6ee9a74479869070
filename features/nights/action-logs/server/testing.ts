import { addDays } from '#platform/contract/add-days';
import { type Sample, write } from '#platform/server/testing/sample';
import { actionLogEndpoints, entryEndpoints, roundEndpoints, sharedLogEndpoints } from '../contract/index.ts';
import { showsPicture } from './sharing/shared-log-repository.ts';
import { logsLeftOpen } from './transitions/finalize-left-logs.ts';

const now = (): string => new Date().toISOString();

export const sample: Sample = {
  create: async ({ call, known }) => {
    const [jobId, buildingId] = [Number(known.jobId), Number(known.buildingId)];
    const log = await call(actionLogEndpoints.saveActionLog, { body: { jobId, buildingId } });
    const started_at = new Date().toISOString();
    const { entries } = await call(entryEndpoints.addActionLogEntry, {
      body: { report_id: log.id, action_type: 'restroom_check', description: 'Soap refilled', started_at },
    });
    const yesterday = await call(actionLogEndpoints.saveActionLog, {
      body: { jobId, buildingId, log_date: addDays(log.log_date, -1), comment: 'All quiet' },
    });
    await call(entryEndpoints.addActionLogEntry, {
      body: {
        report_id: yesterday.id,
        action_type: 'lobby',
        description: 'Swept',
        visibility: 'public',
        started_at: new Date(Date.parse(`${yesterday.log_date}T19:00:00Z`)).toISOString(),
      },
    });
    await call(actionLogEndpoints.finalizeActionLog, { body: { id: yesterday.id } });
    const roomId = Number(known.commonAreaId);
    const made = await call(roundEndpoints.createRound, {
      body: {
        job_id: jobId,
        building_id: buildingId,
        name: 'Restrooms',
        action_type: 'restroom_check',
        interval_minutes: 120,
        starts_at: null,
        ends_at: null,
        common_area_ids: [roomId],
      },
    });
    return {
      actionLogRoundId: made.id,
      finalActionLogId: yesterday.id,
      actionLogId: log.id,
      actionLogEntryId: entries[0]?.id ?? 0,
    };
  },
  records: {
    '/action-log-report/{id}': 'actionLogId',
    '/action-log-report/{id}/share-link': 'finalActionLogId',
    '/action-log-report/{id}/email': 'finalActionLogId',
    '/action-log-report/{id}/pdf': 'finalActionLogId',
    '/action-log-report/reopen/{id}': 'actionLogId',
    '/action-log-report/finalize/delete/{id}': 'actionLogId',
    '/action-log/{id}': 'actionLogEntryId',
    '/action-log/round/{id}': 'actionLogRoundId',
  },
  writes: [
    write(actionLogEndpoints.saveActionLog, (id) => ({
      body: { jobId: id('jobId'), buildingId: id('buildingId') },
    })),
    write(actionLogEndpoints.saveActionLog, (id) => ({
      body: { jobId: id('jobId'), buildingId: id('buildingId'), id: id('actionLogId') },
    })),
    write(actionLogEndpoints.finalizeActionLog, (id) => ({ body: { id: id('actionLogId') } })),
    write(entryEndpoints.addActionLogEntry, (id) => ({
      body: { report_id: id('actionLogId'), common_area_id: id('commonAreaId'), started_at: now() },
    })),
    write(entryEndpoints.addActionLogEntry, (id) => ({
      body: {
        job_id: id('jobId'),
        building_id: id('buildingId'),
        floor_id: id('floorId'),
        started_at: now(),
      },
    })),
    write(entryEndpoints.updateActionLogEntry, (id) => ({
      body: { common_area_id: id('commonAreaId'), floor_id: id('floorId'), started_at: now() },
    })),
    write(roundEndpoints.createRound, (id) => ({
      body: {
        job_id: id('jobId'),
        building_id: id('buildingId'),
        interval_minutes: 60,
        starts_at: null,
        ends_at: null,
        common_area_ids: [id('commonAreaId')],
      },
    })),
    write(roundEndpoints.updateRound, (id) => ({
      body: { interval_minutes: 60, starts_at: null, ends_at: null, common_area_ids: [id('commonAreaId')] },
    })),
  ],
  statements: [
    (tenant) => logsLeftOpen(tenant, new Date()),
    (tenant, known) => showsPicture(tenant, Number(known.finalActionLogId), Number(known.fileId)),
  ],
  shared: {
    'action-log': {
      id: 'finalActionLogId',
      page: '/$orgSlug/action-log',
      token: async ({ call }, id) =>
        (await call(sharedLogEndpoints.getActionLogShareLink, { params: { id } })).token,
    },
  },
  grow: [
    `insert into action_logs (organization_id, status, job_id, building_id, log_date, porter_id)
     select :organizationId, 'pending', :jobId, :buildingId, current_date - 1 - n, :userId from :more`,
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
