import type { ImportStatus } from './import.ts';

/** From where an import may be started; a failed one goes on where it stopped. */
export const runnableFrom: readonly ImportStatus[] = ['uploaded', 'previewed', 'failed'];

/** Work on it is waiting or under way: screens look again until it is over. */
export const busyStatuses: readonly ImportStatus[] = ['queued', 'running', 'undoing'];

export const undoableFrom: readonly ImportStatus[] = ['done'];

/** The mapping of an import that has created something stands. */
export const canMap = ({ status, done_rows }: { status: ImportStatus; done_rows: number }): boolean =>
  runnableFrom.includes(status) && done_rows === 0;
