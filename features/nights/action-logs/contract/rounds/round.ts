import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { actionTypes } from '../entries/action-types.ts';

/** Most rounds of one job. */
export const maxRounds = 20;

const maxRooms = 60;

export const intervalMinutes = { min: 15, max: 720 } as const;

export const roundFields = {
  name: field.name,
  action_type: z.enum(actionTypes),
  interval_minutes: z.int().min(intervalMinutes.min).max(intervalMinutes.max),
  /** On the building's clocks; null: as long as the shift. */
  starts_at: field.wallTime.nullable(),
  ends_at: field.wallTime.nullable(),
  /** In the order in which the porter goes. */
  common_area_ids: z.array(field.id).min(1, 'required').max(maxRooms),
};

/** Both hours of a round, or neither; a round that ends when it starts has no length. */
export const withBothHours = <S extends z.ZodType<{ starts_at: string | null; ends_at: string | null }>>(
  fields: S,
): S =>
  fields.superRefine(({ starts_at, ends_at }, context) => {
    if (starts_at !== null && starts_at === ends_at) {
      context.addIssue({ code: 'custom', path: ['ends_at'], message: 'action_log_round_no_length' });
    }
    if ((starts_at === null) === (ends_at === null)) return;
    const path = [starts_at === null ? 'starts_at' : 'ends_at'];
    context.addIssue({ code: 'custom', path, message: 'action_log_round_one_hour' });
  });

export const round = z.object({
  id: field.id,
  job_id: field.id,
  building: field.named,
  name: z.string(),
  action_type: z.enum(actionTypes),
  interval_minutes: z.int(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Rooms that still exist, in their order. */
  rooms: z.array(field.named),
  updated_at: z.string(),
});

export type Round = z.infer<typeof round>;
