import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** A job, as a record that belongs to it names it. */
export const namedJob = z.object({ id: field.id, job_number: z.string(), job_name: z.string() });
