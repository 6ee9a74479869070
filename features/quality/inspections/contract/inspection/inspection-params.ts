import { z } from 'zod';
import * as field from '#platform/contract/fields';

const number = z.coerce.number<number>().pipe(field.id);

/** An inspection by its id, or by the `client_uuid` that the device gave it: what is answered without a connection names
 * an inspection whose id the device cannot know yet. */
export const inspectionRef = z.union([number, field.clientUuid]);

export type InspectionRef = z.infer<typeof inspectionRef>;

export const inspectionParams = z.strictObject({ id: inspectionRef });
