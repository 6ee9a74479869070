import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';

const notificationId = z.int().positive();

/** The texts are in the language of the request. */
export const notification = z.object({
  id: notificationId,
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** An address of this application. */
  link: z.string(),
  at: z.string(),
  read_at: z.string().nullable(),
});

export type Notification = z.infer<typeof notification>;

/** The unread count stops at this number. */
export const unreadLimit = 100;

/** Separate from the other endpoints, because every page loads these. */
export const bellEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'What the caller was told, newest first, with the number of unread ones (counted to 100)',
    access: 'signed-in',
    query: z.strictObject({
      unread: z.boolean().default(false),
      /** Lists only notifications older than this one. */
      before: notificationId.optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    answer: z.object({ rows: z.array(notification), more: z.boolean(), unread: z.int() }),
  }),
  readNotifications: endpoint({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark own notifications as read: some, or all up to one',
    access: 'signed-in',
    body: z.strictObject({
      ids: z.array(notificationId).min(1).max(200).optional(),
      /** Later notifications stay unread, because the caller has not seen them. */
      all_up_to: notificationId.optional(),
    }),
    answer: z.object({ unread: z.int() }),
    rate: 'write',
    audit: null,
  }),
};
