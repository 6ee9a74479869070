import { type Audited, auditWords } from '#platform/server/audit/audited';
import { actionLogTexts } from './texts.ts';

/** What the audit log says about action logs, to people who see them. */
export const auditedLogs = {
  'action-log': {
    records: {
      table: 'action_logs',
      name: `to_char(r.log_date, 'MM/DD/YYYY') || ' ' || (select j.job_number || ' ' || j.job_name from jobs j
        where j.organization_id = $1 and j.id = r.job_id)`,
      path: (id) => `/action-log?id=${id}`,
    },
    flags: ['hasAccessActionLog'],
    words: auditWords(actionLogTexts, {
      fields: {
        comment: 'field.comment',
        shift_start: 'field.shift_start',
        shift_end: 'field.shift_end',
        entry: 'field.entry',
        entries: 'field.entries',
        photos: 'field.photos',
        task: 'field.task',
        action_type: 'field.action_type',
        common_area_id: 'field.common_area',
        floor_id: 'field.floor',
        description: 'field.description',
        started_at: 'field.started_at',
        ended_at: 'field.ended_at',
        running: 'field.running',
        requested_by: 'field.requested_by',
        requested_at: 'field.requested_at',
        visibility: 'field.visibility',
        emails: 'field.emails',
      },
      values: {
        status: 'status',
        entry: 'type',
        action_type: 'type',
        visibility: 'visibility',
      },
    }),
    refers: { common_area_id: 'common-area', floor_id: 'floor' },
  },
  'action-log-round': {
    records: { table: 'action_log_rounds', name: 'r.name' },
    flags: ['hasAccessActionLog'],
    words: auditWords(actionLogTexts, {
      fields: {
        name: 'rounds.name',
        action_type: 'field.action_type',
        interval_minutes: 'rounds.interval_minutes',
        starts_at: 'rounds.starts_at',
        ends_at: 'rounds.ends_at',
        rooms: 'rounds.rooms',
      },
      values: { action_type: 'type' },
    }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
