export { type Alert, closeAlert, showAlert, showProblem, showSuccess } from './alerts.ts';
export { type ConfirmOption, type CustomConfirm, confirm, customConfirm } from './confirm.ts';
export { FeedbackLayer, preloadConfirm } from './feedback-layer.tsx';
export { setLoading, whileLoading } from './loading.ts';
export { problemWords } from './problem-words.ts';
export { useKeyboardHeight } from './use-keyboard-height.ts';
