import type { TextKey } from '../i18n/texts.ts';
import { createStore } from '../store/create-store.ts';
import type { Part } from './job-parts.ts';

/** A section that features add to a page; its id is its anchor in the address (`/profile#id`). */
export type ProfileSection = Part<object> & { text: TextKey };

/** The sections that features add. The application fills it; the profile page shows it. */
export const profileSectionStore = createStore<readonly ProfileSection[]>([]);

/** The same for the company settings. */
export const companySectionStore = createStore<readonly ProfileSection[]>([]);
