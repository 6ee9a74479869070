import { createStore } from '../store/create-store.ts';
import type { Part } from './job-parts.ts';

/** A section on the page of a task that another feature's record has made, such as a special project. It draws its own frame,
 * or nothing. */
export type TaskSection = Part<{ taskId: number; recordId: number }> & {
  /** The source of these tasks. */
  source: string;
};

/** The sections that features add. The application fills it; the page of a task shows it. */
export const taskSectionStore = createStore<readonly TaskSection[]>([]);
