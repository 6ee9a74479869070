import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** A date on which the organization does not work. */
export const holiday = z.strictObject({ date: field.date, name: field.name });

export type Holiday = z.infer<typeof holiday>;
