import { createStore } from '../store/create-store.ts';
import type { Part } from './job-parts.ts';

/** A section on the page of a special project. It draws its own frame, or nothing. */
export type ProjectSection = Part<{ projectId: number }>;

/** A view of all special projects, below `/special-projects/dashboard?view=id`. */
export type ProjectView = Part<object>;

/** The parts that features add to special projects. The application fills it; their pages show it. */
export const projectSectionStore = createStore<readonly ProjectSection[]>([]);

export const projectViewStore = createStore<readonly ProjectView[]>([]);
