/** The offline queue: writes wait in IndexedDB, also across closed tabs, until the server has answered them.
 * `database.ts` keeps them, `sender.ts` sends them. */

export { applyWrites, goingOut } from './apply-writes.ts';
export { countWrites } from './database.ts';
export { discardWrite } from './discard.ts';
export { setOutboxGo } from './go-to.ts';
export { type AnyWriteKind, kindOf, type WriteAbout, type WriteKind } from './kinds.ts';
export { loadCode } from './load-code.ts';
export { dependentsOf, isBlocked } from './next-writes.ts';
export { type Outcome, savedWords } from './outcome.ts';
export { closeOutboxPanel, openOutboxPanel, outboxPanelStore } from './panel-store.ts';
export { refreshUnsent } from './refresh-unsent.ts';
export { retryNow, wake } from './sender.ts';
export { startOutbox } from './start-outbox.ts';
export { type AnyEntry, type Entry, submit, submitAll } from './submit.ts';
export { preloadNotice, UnsentNotice } from './unsent-notice-slot.tsx';
export { isBeingStored, unsentNow } from './unsent-store.ts';
export { useGroupWrites } from './use-group-writes.ts';
export { useKinds } from './use-kinds.ts';
export { type EntryOf, preloadOutboxForm, type Stamps, useOutboxForm } from './use-outbox-form.ts';
export { useRefused } from './use-refused.ts';
export { useLeftUnsent, useUnsent } from './use-unsent.ts';
export { useUnsentElsewhere } from './use-unsent-elsewhere.ts';
export type { Reason, Write, WriteFile } from './write.ts';
