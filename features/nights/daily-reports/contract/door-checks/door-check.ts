import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import * as field from '#platform/contract/fields';

/** A tenant's door, or a common area. */
export const placeKinds = ['tenant', 'common_area'] as const;

export type PlaceKind = (typeof placeKinds)[number];

export const doorResults = ['locked', 'found_unlocked', 'no_access', 'not_serviced'] as const;

export const areaResults = ['done', 'not_serviced'] as const;

export const checkResults = ['locked', 'found_unlocked', 'no_access', 'not_serviced', 'done'] as const;

export type CheckResult = (typeof checkResults)[number];

/** Results that need a note. */
export const notedResults: readonly CheckResult[] = ['found_unlocked', 'no_access'];

/** Most entries of one call. */
export const maxEntries = 400;

const entered = {
  result: z.enum(checkResults).nullable().default(null),
  /** On the clocks of the building. */
  checked_at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'daily_report_door_time')
    .nullable()
    .default(null),
  cleaned: z.boolean().nullable().default(null),
  lights_off: z.boolean().nullable().default(null),
  note: field.comment.default(''),
};

/** What a device says of one place: complete, because the later of two entries replaces the earlier one as a whole. */
export const doorCheckEntry = z.strictObject({
  /** Key of this entry: an entry that is sent twice is kept once. */
  client_uuid: field.clientUuid,
  kind: z.enum(placeKinds),
  place_id: field.id,
  ...entered,
  /** One of several that were entered in one touch. */
  bulk: z.boolean().default(false),
  device_at: field.timestamp.optional(),
});

export type DoorCheckEntry = z.infer<typeof doorCheckEntry>;

/** A door in a report that is saved in one call. */
export const tenantCheck = z.strictObject({ tenant_id: field.id, ...entered });

export const areaCheck = z.strictObject({ common_area_id: field.id, ...entered });

const latest = z.object({
  result: z.enum(checkResults).nullable(),
  checked_at: z.string().nullable(),
  cleaned: z.boolean().nullable(),
  lights_off: z.boolean().nullable(),
  note: z.string(),
  bulk: z.boolean(),
  /** When it was entered, by the device's clock after correction; null when nobody has entered anything. */
  entered_at: z.string().nullable(),
  received_at: z.string().nullable(),
  checked_by: field.named.nullable(),
});

/** An earlier entry of a place, or one that did not stand. */
export const earlierDoorCheck = latest;

export const doorCheck = latest.extend({
  id: field.id,
  kind: z.enum(placeKinds),
  place_id: field.id,
  name: z.string(),
  suite: z.string(),
  floor: z.object({ id: field.id, number: z.int(), label: z.string() }).nullable(),
  /** The client sees the note. */
  note_public: z.boolean(),
  files: z.array(fileRecord),
  /** All entries of this place, oldest first, including the one that stands. Empty when there are fewer than two. */
  history: z.array(earlierDoorCheck),
});

/** What an entry of a place said. */
export type DoorCheckState = z.infer<typeof earlierDoorCheck>;

export type DoorCheck = z.infer<typeof doorCheck>;
