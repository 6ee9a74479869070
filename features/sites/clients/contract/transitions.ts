export const transitionNames = ['activate', 'deactivate'] as const;

export type ClientTransition = (typeof transitionNames)[number];

/** The only table of status changes. */
export const clientTransitions = {
  activate: { from: 'inactive', to: 'active' },
  deactivate: { from: 'active', to: 'inactive' },
} as const;
