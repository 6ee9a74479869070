import { z } from 'zod';

export const jobStatuses = ['draft', 'active', 'inactive'] as const;

export const jobStatus = z.enum(jobStatuses);

export type JobStatus = z.infer<typeof jobStatus>;
