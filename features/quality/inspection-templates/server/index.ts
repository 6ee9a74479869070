export { addReadyTemplate } from './library/add-ready-template.ts';
export { templateForInspection } from './versions/template-for-inspection.ts';
