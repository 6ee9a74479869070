export { savedViewEndpoints } from './endpoints.ts';
export { savedViewMessages } from './messages.ts';
export { mostViews, type SavedView, savedView } from './saved-view.ts';
