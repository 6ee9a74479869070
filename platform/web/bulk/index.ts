export { BulkButtons, useMayTake } from './bulk-buttons.tsx';
export { ManyDialog } from './many-dialog.tsx';
export { OutcomeList } from './outcome-list.tsx';
export { inParts, type ReversibleChange, reversibleChange } from './reversible-change.ts';
export { undoneOf } from './taken-back.ts';
export { useReversible } from './use-reversible.ts';
export { useUndoOfCalls } from './use-undo-of-calls.ts';
