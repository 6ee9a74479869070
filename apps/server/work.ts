import { runImport } from '#features/job-imports/server';
import { sendResetMail } from '#features/session/server';
import { generateSeries } from '#features/tasks/server';
import type { Wiring } from '#platform/server/http/wiring';
import type { WorkHandlers } from '#platform/server/jobs/open-queue';
import { maintain } from './maintain.ts';

/** What the queues' work means, gathered from the features. */
export const workHandlers = (wiring: Wiring): WorkHandlers => ({
  mail: async (work) => {
    if (work.kind === 'password-reset') await sendResetMail(wiring, work as never);
  },
  imports: (work) => runImport(wiring, work as never),
  maintenance: () => maintain(wiring),
  series: async ({ organizationId }) => {
    if (organizationId !== null) await generateSeries(wiring, organizationId);
  },
});
