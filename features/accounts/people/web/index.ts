export { ManyPeopleDialog } from './bulk/many-people-dialog.tsx';
export { PersonFrame } from './person-frame.tsx';
