export { HandOverDialog } from './bulk/hand-over-dialog.tsx';
export { FormDialog } from './record/form-dialog.tsx';
export { KeyDialog } from './record/key-dialog.tsx';
export { TransitionDialog } from './transitions/transition-dialog.tsx';
