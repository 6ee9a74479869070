import { createStore } from '../store/create-store.ts';
import type { Part } from './job-parts.ts';

/** A line about a client. */
export type ClientFact = Part<{ clientId: number }>;

/** The facts that features add to a client. The application fills it; the page of the client and the panel of a job show
 * it. */
export const clientFactStore = createStore<readonly ClientFact[]>([]);
