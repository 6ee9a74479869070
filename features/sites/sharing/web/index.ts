export { ShareDialog } from './share-dialog.tsx';
export { SharedBuilding } from './shared-building.tsx';
export { SharedContact } from './shared-contact.tsx';
export { SharedFrame } from './shared-frame.tsx';
export { SharedProblem } from './shared-problem.tsx';
export { SharedRecord } from './shared-record.tsx';
