import { z } from 'zod';

export const templateStatuses = ['draft', 'published', 'archived'] as const;

export const templateStatus = z.enum(templateStatuses);

export type TemplateStatus = z.infer<typeof templateStatus>;
