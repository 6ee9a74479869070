import { z } from 'zod';
import type { Photo } from '#features/accounts/files/web';
import {
  derivedTitle,
  type Recurrence,
  type SeriesSite,
  type Task,
  taskEndpoints,
} from '../../../contract/index.ts';
import type { Repeats } from '../../series/recurrence-value.ts';
import { type DueValue, dueToEdit } from './due-value.ts';

/** In the form a due date is local time at the building; see due-value.ts. */
const due = z.string().nullable().default(null);

export const createSchema = taskEndpoints.createTask.body
  .omit({ comments: true, exif: true })
  .extend({ due_at: due });

export const editSchema = taskEndpoints.updateTask.body.extend({ due_at: due });

/** The values of both forms; an empty text means no value. */
export type TaskValues = {
  title: string;
  description: string;
  type: Task['type'];
  priority_level: Task['priority_level'];
  due_at: DueValue;
  scheduled_on: string;
  area: string;
  area_type: string;
  area_type_id: number | null;
  building_floor_id: number | null;
  building_common_area_id: number | null;
  assignee_user_ids: number[];
  internal_only: boolean;
  require_photo: boolean;
  require_signature: boolean;
  po_number: string;
  client_requested_by: string;
};

export type CreateValues = TaskValues & {
  job_id: number | null;
  building_id: number | null;
  photos: Photo[];
  repeats: Repeats;
  recurrence: Recurrence | null;
  /** Where the same series begins too. */
  more_sites: SeriesSite[];
  /** Tells the server that the same form is sent again, whose answer was lost or which was restored. */
  series_uuid: string;
};

export const emptyValues: TaskValues = {
  title: '',
  description: '',
  type: 'request',
  priority_level: 'medium',
  due_at: '',
  scheduled_on: '',
  area: '',
  area_type: '',
  area_type_id: null,
  building_floor_id: null,
  building_common_area_id: null,
  assignee_user_ids: [],
  internal_only: false,
  require_photo: false,
  require_signature: false,
  po_number: '',
  client_requested_by: '',
};

export const emptyNewTask: CreateValues = {
  ...emptyValues,
  job_id: null,
  building_id: null,
  photos: [],
  repeats: 'none',
  recurrence: null,
  more_sites: [],
  series_uuid: '',
};

/** A title that only repeats the description was derived, not written by somebody. */
const ownTitle = ({ title, description }: Task): string => (title === derivedTitle(description) ? '' : title);

export const valuesOf = (task: Task): TaskValues => ({
  title: ownTitle(task),
  description: task.description,
  type: task.type,
  priority_level: task.priority_level,
  due_at: dueToEdit(task.due_at, task.building.time_zone),
  scheduled_on: task.scheduled_on ?? '',
  area: task.area ?? '',
  area_type: task.area_type ?? '',
  area_type_id: task.area_type_id,
  building_floor_id: task.building_floor_id,
  building_common_area_id: task.building_common_area_id,
  assignee_user_ids: task.assignees.map(({ id }) => id).toSorted((a, b) => a - b),
  internal_only: task.internal_only,
  require_photo: task.require_photo,
  require_signature: task.require_signature,
  po_number: task.po_number ?? '',
  client_requested_by: task.client_requested_by ?? '',
});

/** Whether one of the fields under "more details" has a value. */
export const usesDetails = (values: TaskValues): boolean =>
  detailFields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(emptyValues[field]));

export const detailFields = [
  'title',
  'building_floor_id',
  'building_common_area_id',
  'area',
  'scheduled_on',
  'internal_only',
  'require_photo',
  'require_signature',
  'po_number',
  'client_requested_by',
] as const satisfies readonly (keyof TaskValues)[];
