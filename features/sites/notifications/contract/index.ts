export { type Notification, unreadLimit } from './bell-endpoints.ts';
export { type Delivery, deliveries } from './delivery-time.ts';
export { notificationEndpoints, type Preference } from './endpoints.ts';
export type { JobRole } from './matrix.ts';
export { type PreferenceKey, preferenceRows } from './matrix.ts';
export { notificationMessages } from './messages.ts';
