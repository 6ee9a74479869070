import { z } from 'zod';
import {
  derivedTitle,
  type EditScope,
  type Recurrence,
  type TaskSeries,
  taskEndpoints,
} from '../../contract/index.ts';
import { emptyValues, type TaskValues } from '../task/form/task-values.ts';

/** Only the fields of the body: the server checks how they depend on each other. */
export const seriesSchema = z.strictObject(taskEndpoints.updateSeries.body.shape);

/** The form values of a task without its dates, and how it repeats. */
export type SeriesValues = TaskValues & {
  scope: Exclude<EditScope, 'this'>;
  occurrence_date: string;
  recurrence: Recurrence;
};

export const seriesValues = (series: TaskSeries): SeriesValues => ({
  ...emptyValues,
  title: series.title === derivedTitle(series.description) ? '' : series.title,
  description: series.description,
  type: series.type,
  priority_level: series.priority_level,
  area: series.area ?? '',
  area_type: series.area_type ?? '',
  area_type_id: series.area_type_id,
  building_floor_id: series.building_floor_id,
  building_common_area_id: series.building_common_area_id,
  assignee_user_ids: series.assignees.map(({ id }) => id).toSorted((a, b) => a - b),
  internal_only: series.internal_only,
  require_photo: series.require_photo,
  require_signature: series.require_signature,
  po_number: series.po_number ?? '',
  client_requested_by: series.client_requested_by ?? '',
  scope: 'all',
  occurrence_date: '',
  recurrence: series.recurrence,
});
