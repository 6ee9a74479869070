import { type Audited, auditWords } from '#platform/server/audit/audited';
import { taskTexts } from '../texts.ts';

const refers = {
  assignee_user_ids: 'user',
  building_floor_id: 'floor',
  building_common_area_id: 'common-area',
};

const fields = {
  title: 'field.title',
  description: 'field.description',
  type: 'field.type',
  priority_level: 'field.priority_level',
  due_at: 'field.due_at',
  scheduled_on: 'field.scheduled_on',
  area: 'field.area',
  area_type: 'field.area_type',
  building_common_area_id: 'field.building_common_area_id',
  building_floor_id: 'field.building_floor_id',
  internal_only: 'field.internal_only',
  require_photo: 'field.require_photo',
  require_signature: 'field.require_signature',
  po_number: 'field.po_number',
  building_tenants: 'field.building_tenants',
  client_requested_by: 'field.client_requested_by',
  assignee_user_ids: 'field.assignee_user_ids',
  photos: 'field.photos',
} as const;

const values = { type: 'type', priority_level: 'priority' };

/** What the audit log says about tasks and their series, to people who see tasks. */
export const auditedTasks = {
  task: {
    records: {
      table: 'tasks',
      name: `'#' || r.number || ' ' || r.title`,
      path: (id) => `/task/${id}`,
    },
    flags: ['hasAccessTasks'],
    words: auditWords(taskTexts, { fields, values: { ...values, status: 'status' } }),
    refers,
  },
  'task-series': {
    records: { table: 'task_series', name: 'r.title', path: (id) => `/task/series/${id}` },
    flags: ['hasAccessTasks'],
    words: auditWords(taskTexts, { fields, values: { ...values, status: 'series.status' } }),
    refers,
  },
} as const satisfies Readonly<Record<string, Audited>>;
