import './texts.ts';

export { ManyDialog } from './bulk/many-dialog.tsx';
export { PersonFrame } from './person-frame.tsx';
