/** What a day porter does. */
export const actionTypes = [
  'restroom_check',
  'lobby',
  'spill',
  'trash',
  'restock',
  'touch_points',
  'event',
  'elevator',
  'exterior',
  'tenant_request',
  'walk_through',
  'other',
] as const;

export type ActionType = (typeof actionTypes)[number];

/** Types of entries that answer a request of somebody. */
export const requestTypes = ['tenant_request', 'spill'] as const satisfies readonly ActionType[];

export const isRequest = (type: ActionType): boolean => requestTypes.some((one) => one === type);
