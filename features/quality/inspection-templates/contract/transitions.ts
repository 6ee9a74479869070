import { defineTransitions, type NameOf } from '#platform/contract/transitions';
import { type TemplateStatus, templateStatuses } from './status.ts';

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
