import { z } from 'zod';
import { type DefinedWork, defineWork } from '../jobs/define-work.ts';
import type { QueueName } from '../jobs/queue.ts';
import { type RoundParts, runRound } from './run-round.ts';

/** The work of queues that several features share. */
export const platformWork = (
  mails: Readonly<Record<string, DefinedWork>>,
  rounds: readonly RoundParts[],
): Partial<Record<QueueName, DefinedWork>> => ({
  mail: async (wiring, work) => {
    const send = mails[String(work.kind)];
    if (!send) throw new Error(`no such mail: ${work.kind}`);
    await send(wiring, work);
  },
  rounds: defineWork(z.object({ organizationId: z.int() }), (wiring, { organizationId }) =>
    runRound(wiring, organizationId, rounds),
  ),
});
