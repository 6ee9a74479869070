import { runImport } from '#features/job-imports/server';
import { notify, sendNotificationMail } from '#features/notifications/server';
import { sendPasswordChangedMail, sendResetMail } from '#features/session/server';
import { generateSeries } from '#features/tasks/server';
import type { Wiring } from '#platform/server/http/wiring';
import type { WorkHandlers } from '#platform/server/jobs/open-queue';
import type { Work } from '#platform/server/jobs/queue';
import { maintain } from './maintain.ts';
import { notificationKinds } from './notification-kinds.ts';
import { roundOf } from './round-of.ts';

type Doing = (wiring: Wiring, work: Work & { id: string }) => Promise<void>;

const mails: Record<string, Doing> = {
  'password-reset': (wiring, work) => sendResetMail(wiring, work as never),
  'password-changed': (wiring, work) => sendPasswordChangedMail(wiring, work as never),
  notification: (wiring, work) => sendNotificationMail(wiring, notificationKinds, work as never),
};

/** What the queues' work means, gathered from the features. */
export const workHandlers = (wiring: Wiring): WorkHandlers => ({
  mail: async (work) => {
    const send = mails[String(work.kind)];
    if (!send) throw new Error(`no such mail: ${work.kind}`);
    await send(wiring, work);
  },
  imports: (work) => runImport(wiring, work as never),
  maintenance: () => maintain(wiring),
  notifications: (work) => notify(wiring, notificationKinds, work as never),
  rounds: (work) => roundOf(wiring, work as never),
  series: async ({ organizationId }) => {
    if (organizationId !== null) await generateSeries(wiring, organizationId);
  },
});
