import { z } from 'zod';
import { type DefinedWork, defineWork } from '../queue/define-work.ts';
import type { QueueName } from '../queue/queue.ts';
import { type PeriodicParts, runPeriodicWork } from './run-periodic-work.ts';

type Kinds = Readonly<Record<string, DefinedWork>>;

const byKind =
  (what: string, kinds: Kinds): DefinedWork =>
  async (wiring, work) => {
    const send = kinds[String(work.kind)];
    if (!send) throw new Error(`no such ${what}: ${work.kind}`);
    await send(wiring, work);
  };

/** The work of queues that several features share. */
export const platformWork = (
  mails: Kinds,
  textMessages: Kinds,
  periodicWork: readonly PeriodicParts[],
): Partial<Record<QueueName, DefinedWork>> => ({
  mail: byKind('mail', mails),
  sms: byKind('text message', textMessages),
  periodic: defineWork(z.object({ organizationId: z.int() }), (wiring, { organizationId }) =>
    runPeriodicWork(wiring, organizationId, periodicWork),
  ),
});
