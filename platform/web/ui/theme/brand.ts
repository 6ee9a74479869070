import { createStore } from '../../store/create-store.ts';

export type Brand = { primary_brand_color: string | null; secondary_brand_color: string | null };

/** The colours of a page that belongs to an organization without a session of it. */
export const brandStore = createStore<Brand | null>(null);
