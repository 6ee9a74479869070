import type { BringAhead } from '#platform/web/feature/index';
import { bringCode } from './bring-code.ts';
import { bringRecords } from './bring-records.ts';

/** All that a night shift needs of tasks: see docs/decisions/020-work-without-a-network.md. */
export const bringTasks: BringAhead = async (client, session) => {
  if (!session.flags.has('hasAccessTasks')) return;
  await Promise.all([bringCode(session), bringRecords(client, session)]);
};
