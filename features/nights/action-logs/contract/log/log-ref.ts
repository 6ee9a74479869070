import { z } from 'zod';
import * as field from '#platform/contract/fields';

const number = z.coerce.number<number>().pipe(field.id);

/** A log or an entry by its id, or by the `client_uuid` that the device gave it. */
export const recordRef = z.union([number, field.clientUuid]);

export type RecordRef = z.infer<typeof recordRef>;

export const refParams = z.strictObject({ id: recordRef });
