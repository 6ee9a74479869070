import { createStore } from '../store/create-store.ts';
import type { Part } from './job-parts.ts';

/** Buttons in the head of another feature's list, by the name of that list. */
export type ListAction = Part<object> & { list: string };

/** The buttons that features add. The application fills it; the list shows it. */
export const listActionStore = createStore<readonly ListAction[]>([]);
