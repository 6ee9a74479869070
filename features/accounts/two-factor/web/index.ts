export { PersonFactorsDialog } from './person/dialog.ts';
