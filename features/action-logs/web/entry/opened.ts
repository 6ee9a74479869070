import type { ActionType } from '../../contract/index.ts';
import type { ShownEntry } from '../outbox/with-unsent.ts';

/** Which dialog of a log is open. */
export type Opened =
  | { is: 'add'; kind: ActionType }
  | { is: 'edit' | 'photos' | 'task'; entry: ShownEntry }
  | { is: 'day' };
