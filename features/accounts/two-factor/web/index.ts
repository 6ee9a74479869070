import './texts.ts';

export { PersonFactorsDialog } from './person/dialog.ts';
