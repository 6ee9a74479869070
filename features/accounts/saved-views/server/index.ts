export { feature } from './feature.ts';
export { repointViews } from './saved-view-repository.ts';
