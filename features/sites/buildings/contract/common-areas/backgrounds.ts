/** What the floor of a common area is made of, by key, in the order of the list. */
export const backgrounds = ['carpet', 'vct', 'stone', 'tile', 'wood', 'concrete', 'other'] as const;

export type Background = (typeof backgrounds)[number];
