import { z } from 'zod';
import { defineTransitions, type NameOf } from '#platform/contract/transitions';

export const templateStatuses = ['draft', 'published', 'archived'] as const;

export const templateStatus = z.enum(templateStatuses);

export type TemplateStatus = z.infer<typeof templateStatus>;

type Facts = { status: TemplateStatus; used: number };

/** Publishing a published template makes its next version. */
export const templateTransitions = defineTransitions({
  entity: 'inspection-template',
  statuses: templateStatuses,
  status: ({ status }: Facts) => status,
  right: 'admin.canAddTemplate',
  edges: {
    publish: { from: ['draft', 'published'], to: 'published', event: 'inspection-template.published' },
    archive: { from: ['published'], to: 'archived', event: 'inspection-template.archived' },
    unarchive: { from: ['archived'], to: 'published', event: 'inspection-template.unarchived' },
    withdraw: {
      from: ['published'],
      to: 'draft',
      guard: ({ used }) => (used > 0 ? 'template_used' : null),
      event: 'inspection-template.withdrawn',
    },
  },
});

export type TemplateTransition = NameOf<typeof templateTransitions>;
