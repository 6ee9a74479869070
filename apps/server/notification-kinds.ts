import type { NotificationKind } from '#features/notifications/server';
import { assignedTogether, movedTogether, taskNoticeKind } from '#features/tasks/server';

/** What people are told about: the features know what their events mean. */
export const notificationKinds: readonly NotificationKind[] = [
  taskNoticeKind,
  assignedTogether,
  movedTogether,
];
