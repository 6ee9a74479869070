import { z } from 'zod';
import { type DefinedWork, defineWork } from '../queue/define-work.ts';
import type { QueueName } from '../queue/queue.ts';
import { type PeriodicParts, runPeriodicWork } from './run-periodic-work.ts';

/** The work of queues that several features share. */
export const platformWork = (
  mails: Readonly<Record<string, DefinedWork>>,
  periodicWork: readonly PeriodicParts[],
): Partial<Record<QueueName, DefinedWork>> => ({
  mail: async (wiring, work) => {
    const send = mails[String(work.kind)];
    if (!send) throw new Error(`no such mail: ${work.kind}`);
    await send(wiring, work);
  },
  periodic: defineWork(z.object({ organizationId: z.int() }), (wiring, { organizationId }) =>
    runPeriodicWork(wiring, organizationId, periodicWork),
  ),
});
