/** How a person gets mail: one for each event, or a digest of a day or a week. */
export const deliveries = ['instant', 'daily', 'weekly'] as const;

export type Delivery = (typeof deliveries)[number];
