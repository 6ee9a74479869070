import type { TextKey } from '../i18n/texts.ts';
import { createStore } from '../store/create-store.ts';
import type { Part } from './job-parts.ts';

/** A section of the own profile page; its id is its anchor in the address (`/profile#id`). */
export type ProfileSection = Part<object> & { text: TextKey };

/** What features add. The application fills it; the profile page shows it. */
export const profileSectionStore = createStore<readonly ProfileSection[]>([]);
