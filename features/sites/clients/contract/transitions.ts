import { defineTransitions, type NameOf } from '#platform/contract/transitions';

export const clientStatuses = ['active', 'inactive'] as const;

type State = { status: (typeof clientStatuses)[number] };

export const clientTransitions = defineTransitions({
  entity: 'client',
  statuses: clientStatuses,
  status: ({ status }: State) => status,
  right: 'admin.canAddClient',
  edges: {
    activate: { from: ['inactive'], to: 'active', event: 'client.activated' },
    deactivate: { from: ['active'], to: 'inactive', event: 'client.deactivated' },
  },
});

export type ClientTransition = NameOf<typeof clientTransitions>;
