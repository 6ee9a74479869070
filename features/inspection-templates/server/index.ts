export { feature } from './feature.ts';
export { addReadyTemplate } from './library/add-ready-template.ts';
export { useTemplate } from './versions/use-template.ts';
