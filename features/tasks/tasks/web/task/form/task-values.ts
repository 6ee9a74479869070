import { z } from 'zod';
import type { Photo } from '#features/accounts/files/web';
import {
  derivedTitle,
  type Recurrence,
  type SeriesSite,
  type Task,
  type TaskSeries,
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
const ownTitle = ({ title, description }: Pick<Task, 'title' | 'description'>): string =>
  title === derivedTitle(description) ? '' : title;

/** What is entered of a task and of a series alike: all but the dates of a task. */
export const templateValuesOf = (record: Task | TaskSeries): Omit<TaskValues, 'due_at' | 'scheduled_on'> => ({
  title: ownTitle(record),
  description: record.description,
  type: record.type,
  priority_level: record.priority_level,
  area: record.area ?? '',
  area_type: record.area_type ?? '',
  area_type_id: record.area_type_id,
  building_floor_id: record.building_floor_id,
  building_common_area_id: record.building_common_area_id,
  assignee_user_ids: record.assignees.map(({ id }) => id).toSorted((a, b) => a - b),
  internal_only: record.internal_only,
  require_photo: record.require_photo,
  require_signature: record.require_signature,
  po_number: record.po_number ?? '',
  client_requested_by: record.client_requested_by ?? '',
});

export const valuesOf = (task: Task): TaskValues => ({
  ...templateValuesOf(task),
  due_at: dueToEdit(task.due_at, task.building.time_zone),
  scheduled_on: task.scheduled_on ?? '',
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
