export const transitionNames = ['activate', 'deactivate'] as const;

export type ClientTransition = (typeof transitionNames)[number];

/** The only table of status changes. */
export const clientTransitions = {
  activate: { from: 'inactive', to: 'active', action: 'client.activated' },
  deactivate: { from: 'active', to: 'inactive', action: 'client.deactivated' },
} as const;
