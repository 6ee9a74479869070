import { z } from 'zod';
import { taskStatuses } from '#features/tasks/tasks/contract';
import * as field from '#platform/contract/fields';
import { maxPieces } from './supply.ts';
import { units } from './units.ts';

/** Maximum number of lines of one request. */
export const maxLines = 60;

/** A request is open while its task is open, and delivered once the task is done. */
export const requestStatuses = ['open', 'delivered', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

export const requestLine = z.object({
  /** Null for what the site does not keep. */
  supply_id: field.id.nullable(),
  name: z.string(),
  unit: z.enum(units),
  quantity: z.int(),
});

export type RequestLine = z.infer<typeof requestLine>;

/** What somebody asked for at a site, and what became of it. */
export const supplyRequest = z.object({
  id: field.id,
  status: z.enum(requestStatuses),
  note: z.string(),
  lines: z.array(requestLine),
  task: z.object({ id: field.id, number: z.int(), status: z.enum(taskStatuses) }),
  created_at: field.timestamp,
  created_by: field.named.nullable(),
  /** When somebody checked that everything is on the shelf, and who. */
  stocked: z.object({ at: field.timestamp, by: field.named.nullable() }).nullable(),
  can: z.object({ stock: z.boolean() }),
});

export type SupplyRequest = z.infer<typeof supplyRequest>;

export const newRequest = z.strictObject({
  lines: z
    .array(z.strictObject({ supply_id: field.id, quantity: z.int().min(1).max(maxPieces) }))
    .min(1)
    .max(maxLines),
  note: field.comment.default(''),
  /** The building to bring it to; null: where the supply of the first line is kept. */
  building_id: field.id.nullable().default(null),
  client_uuid: field.clientUuid.optional(),
  device_created_at: field.timestamp.optional(),
});
