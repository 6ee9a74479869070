/** Colours of common areas, of tenants on the stacking plan and of labels in calendars. */
export const colors = [
  'black',
  'blue',
  'gold',
  'green',
  'orange',
  'purple',
  'red',
  'silver',
  'turquoise',
  'yellow',
] as const;

export type Color = (typeof colors)[number];
