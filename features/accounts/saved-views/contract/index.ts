export { savedViewEndpoints } from './endpoints.ts';
export { savedViewMessages } from './messages.ts';
export { maxViews, type SavedView, savedView } from './saved-view.ts';
