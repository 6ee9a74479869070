export { type Delivery, deliveries } from './delivery.ts';
export { type Notification, notificationEndpoints, type Preference, unreadLimit } from './endpoints.ts';
export type { Standing } from './matrix.ts';
export { type PreferenceKey, preferenceRows } from './matrix.ts';
export { notificationMessages } from './messages.ts';
