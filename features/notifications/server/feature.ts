import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { notificationEndpoints, notificationMessages } from '../contract/index.ts';
import { notify, notifyWork } from './background/notify.ts';
import { sendForgottenMails } from './background/send-forgotten-mails.ts';
import { mailWork, sendNotificationMail } from './background/send-notification-mail.ts';
import { notificationHandlers } from './handlers.ts';
import { kindsOf } from './kind.ts';
import { notificationListener } from './notification-listener.ts';
import { purgeOldNotifications } from './notification-repository.ts';

export const feature = defineServerFeature({
  name: 'notifications',
  endpoints: notificationEndpoints,
  handlers: (gather) => notificationHandlers(kindsOf(gather)),
  messages: notificationMessages,
  // A change of `bell` has the person's id and goes to that person only.
  liveAccess: { bell: 'own' },
  listeners: (gather, queue) => [notificationListener(kindsOf(gather), queue)],
  work: (gather) => ({
    notifications: defineWork(notifyWork, (wiring, work) => notify(wiring, kindsOf(gather), work)),
  }),
  mails: (gather) => ({
    notification: defineWork(mailWork, (wiring, work) => sendNotificationMail(wiring, kindsOf(gather), work)),
  }),
  periodicWork: {
    send: [({ wiring, untilDone, now }) => untilDone((tenant) => sendForgottenMails(wiring, tenant, now))],
    purge: [({ inTenant, now }) => inTenant((tenant) => purgeOldNotifications(tenant, now))],
  },
});
