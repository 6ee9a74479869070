import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import { createStore } from '../store/create-store.ts';

/** A page that is reached from the menu of another feature's list, by the name of that list. */
export type ListLink = {
  id: string;
  list: string;
  title: TextKey;
  flag: Flag | null;
  /** Lower comes first. */
  order: number;
  to: string;
};

/** The links that features add. The application fills it; the menu of the list shows it. */
export const listLinkStore = createStore<readonly ListLink[]>([]);
