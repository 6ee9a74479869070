import type { ActionType } from '../../contract/index.ts';
import type { Place } from '../log/log-entries.ts';
import type { ShownEntry } from '../outbox/with-unsent.ts';

/** Which dialog of a log is open. */
export type Opened =
  | { is: 'add'; kind: ActionType; room?: Place }
  | { is: 'edit' | 'photos' | 'task'; entry: ShownEntry }
  | { is: 'day' };
