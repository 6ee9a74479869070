import { createStore } from '../../store/create-store.ts';

export type Brand = { primary_brand_color: string | null; secondary_brand_color: string | null };

/** The colours of a page of an organization that is shown without a session. */
export const brandStore = createStore<Brand | null>(null);
