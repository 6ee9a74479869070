import { z } from 'zod';
import * as field from '#platform/contract/fields';

const number = z.coerce.number<number>().pipe(field.id);

/** A report by its id, or by the `client_uuid` that a device began it with: what is entered without a connection names a
 * report whose id the device cannot know yet. */
export const reportRef = z.union([number, field.clientUuid]);

export type ReportRef = z.infer<typeof reportRef>;

export const reportParams = z.strictObject({ id: reportRef });

/** An incident by its id, or by the `client_uuid` that its device gave it. */
export const incidentRef = reportRef;
