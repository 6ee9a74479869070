import { z } from 'zod';

export const actionLogStatuses = ['new', 'pending', 'finalized'] as const;

export const actionLogStatus = z.enum(actionLogStatuses);

export type ActionLogStatus = z.infer<typeof actionLogStatus>;
