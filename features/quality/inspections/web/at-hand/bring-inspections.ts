import type { BringAhead } from '#platform/web/feature/index';
import { bringCode } from './bring-code.ts';
import { bringRecords } from './bring-records.ts';

/** All that a walk needs without a network, for those who inspect. */
export const bringInspections: BringAhead = async (client, session) => {
  const { flags } = session;
  if (!flags.has('hasAccessInspections') || !flags.has('inspections.canEdit')) return;
  await Promise.all([bringCode(session), bringRecords(client, session)]);
};
