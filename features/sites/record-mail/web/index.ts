import './texts.ts';

export { EmailDialog } from './email-dialog.tsx';
