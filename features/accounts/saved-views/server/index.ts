export { repointViews } from './saved-view-repository.ts';
