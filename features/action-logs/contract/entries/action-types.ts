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
