import type { ImportStatus } from './import.ts';

/** States from which an import may be started. A failed import continues where it stopped. */
export const runnableFrom: readonly ImportStatus[] = ['uploaded', 'previewed', 'failed'];

/** The import waits or runs; screens poll until it has ended. */
export const busyStatuses: readonly ImportStatus[] = ['queued', 'running', 'undoing'];

export const undoableFrom: readonly ImportStatus[] = ['done'];

/** The mapping can no longer change once the import has created something. */
export const canMap = ({ status, done_rows }: { status: ImportStatus; done_rows: number }): boolean =>
  runnableFrom.includes(status) && done_rows === 0;
