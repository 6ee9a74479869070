import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { notificationEndpoints, notificationMessages } from '../contract/index.ts';
import { purgeOldNotifications } from './bell/notification-repository.ts';
import { notificationHandlers } from './handlers.ts';
import { resendLostMails } from './mail/resend-lost-mails.ts';
import { mailWork, sendNotificationMail } from './mail/send-notification-mail.ts';
import { kindsOf } from './notify/kind.ts';
import { notificationListener } from './notify/notification-listener.ts';
import { notify, notifyWork } from './notify/notify.ts';

export const feature = defineServerFeature({
  name: 'notifications',
  endpoints: notificationEndpoints,
  handlers: (gather) => notificationHandlers(kindsOf(gather)),
  messages: notificationMessages,
  // The entity id of a `bell` event is a person; the event goes only to that person.
  liveAccess: { bell: 'own' },
  listeners: (gather, queue) => [notificationListener(kindsOf(gather), queue)],
  work: (gather) => ({
    notifications: defineWork(notifyWork, (wiring, work) => notify(wiring, kindsOf(gather), work)),
  }),
  mails: (gather) => ({
    notification: defineWork(mailWork, (wiring, work) => sendNotificationMail(wiring, kindsOf(gather), work)),
  }),
  periodicWork: {
    send: [({ wiring, untilDone, now }) => untilDone((tenant) => resendLostMails(wiring, tenant, now))],
    purge: [({ inTenant, now }) => inTenant((tenant) => purgeOldNotifications(tenant, now))],
  },
});
