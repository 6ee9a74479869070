export { CountedTextarea } from './counted-textarea.tsx';
export { DigitsField } from './digits-field.tsx';
export { countDrafts, flushDrafts } from './drafts.ts';
export { FormActions } from './form-actions.tsx';
export { loadMessages, messageText } from './issue-text.ts';
export { PhoneInput } from './phone-input.tsx';
export { RecordForm } from './record-form.tsx';
export { useLeaveGuard } from './use-leave-guard.ts';
export { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
