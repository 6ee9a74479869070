import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import { createStore } from '../store/create-store.ts';

/** A column with a date that a feature adds to the list of job sites. The server's feature fills it under the same
 * name, in the list (`listed`) and in its file. */
export type JobColumn = {
  name: string;
  title: TextKey;
  /** People with one of these flags see it, as on the server. Without flags, everybody who sees the list sees it. */
  flags?: readonly Flag[];
};

/** The application fills it, before any page is loaded. */
export const jobColumnStore = createStore<readonly JobColumn[]>([]);
