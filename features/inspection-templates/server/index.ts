export { feature } from './feature.ts';
export { useTemplate } from './versions/use-template.ts';
