import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { priorityLevels, taskTypes } from './task-enums.ts';

/** Filters that tasks and series share. */
export const workFilters = {
  type: z.array(z.enum(taskTypes)).max(7).optional(),
  priority: z.array(z.enum(priorityLevels)).max(3).optional(),
  job_id: field.id.optional(),
  building_id: field.id.optional(),
  client_id: field.id.optional(),
  /** Includes everything below it. */
  area_id: field.id.optional(),
  assignee_id: field.id.optional(),
  /** Assigned to the caller. */
  mine: z.boolean().optional(),
  unassigned: z.boolean().optional(),
  /** The type of its common area. */
  area_type_id: field.id.optional(),
};
