export { queueRecordMail } from './queue-record-mail.ts';
export { type RecordMailHandlers, recordMailHandlers } from './record-mail-handlers.ts';
export type { RecordMailKind } from './record-mail-kind.ts';
export { moveRecordMails } from './record-mail-repository.ts';
