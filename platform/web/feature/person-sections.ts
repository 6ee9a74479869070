import { createStore } from '../store/create-store.ts';
import type { Part } from './job-parts.ts';

/** Stands below the form of a person, for whoever may edit it. It draws its own frame, or nothing. */
export type PersonSection = Part<{ userId: number }>;

/** The sections that features add. The application fills it; the page of a person shows it. */
export const personSectionStore = createStore<readonly PersonSection[]>([]);
