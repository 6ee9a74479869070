import type { ComponentType } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import { createStore } from '../store/create-store.ts';

/** The records selected in a list, for a dialog that takes one step for all of them. */
export type ManyRecords = {
  count: number;
  /** Read when needed: the selection may be more than one page. */
  ids: () => Promise<readonly number[]>;
  /** Call it after a change: only those that it has not reached stay selected. */
  onDone: (left: readonly number[]) => void;
  onClose: () => void;
};

/** An action of a feature on several records at once, in a dialog. */
export type BulkAction = {
  id: string;
  title: TextKey;
  /** People with one of these flags may do it. */
  flags: readonly Flag[];
  /** They must also hold this flag: without it the dialog has nothing to offer. */
  needs?: Flag;
  order: number;
  component: () => Promise<{ default: ComponentType<ManyRecords> }>;
};

/** The application fills it; the list of people shows it. */
export const peopleActionStore = createStore<readonly BulkAction[]>([]);

/** The application fills it; the list of job sites shows it. */
export const jobActionStore = createStore<readonly BulkAction[]>([]);
