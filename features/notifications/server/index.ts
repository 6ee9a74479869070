export { notificationHandlers } from './handlers.ts';
export type { Notice, NotificationKind, Params, Told, Words } from './kind.ts';
export { notificationListener } from './notification-listener.ts';
export { purgeOldNotifications } from './notification-repository.ts';
export { type NotifyWork, notify } from './work/notify.ts';
export { sendForgottenMails } from './work/send-forgotten-mails.ts';
export { type MailWork, sendNotificationMail } from './work/send-notification-mail.ts';
