import { createStore } from '../store/create-store.ts';
import type { Part } from './job-parts.ts';

/** A contact of a client, as its row shows it. */
export type ShownContact = { id: number; name: string; email: string | null };

/** A line that a feature adds to each contact on the page of a client. */
export type ContactPart = Part<{ clientId: number; contact: ShownContact }>;

/** The application fills it; the page of a client shows it. */
export const contactPartStore = createStore<readonly ContactPart[]>([]);
