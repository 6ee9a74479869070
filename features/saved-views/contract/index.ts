export { savedViewEndpoints } from './endpoints.ts';
export { savedViewMessages } from './messages.ts';
export { mostViews, type SavedView } from './saved-view.ts';
