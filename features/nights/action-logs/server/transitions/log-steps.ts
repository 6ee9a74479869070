import { stale } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { Person } from '#platform/server/http/person';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import { actionLogTransitions, type RecordRef } from '../../contract/index.ts';
import { type LogSet, type StoredLog, updateLogRow } from '../log/log-repository.ts';
import { presentLog } from '../log/present-log.ts';
import { type LogCall, recordLogChange } from '../log/record-log-change.ts';
import { requireLog } from '../log/require-log.ts';

/** Changes the status of a log that the caller holds locked. */
export const logSteps = transitionEngine(actionLogTransitions, {
  save: ({ tenant }: LogCall, { id }: StoredLog, set: LogSet) => updateLogRow(tenant, id, set),
  record: (call, log, change) => recordLogChange(call, { ...change, log }),
});

type Call = LogCall & {
  person: Person;
  now: Date;
  body: { updated_at?: string | undefined; device_at?: string | undefined };
};

/** The log, locked, when this person may make the transition now, and nobody changed the log since the caller read it. */
export const requireLogFor = async (
  call: Call,
  name: 'finalize' | 'reopen',
  ref: RecordRef,
): Promise<StoredLog> => {
  const log = await requireLog(call, ref);
  logSteps.requireAllowed(call, log, name);
  const { updated_at: readAt } = call.body;
  if (readAt && readAt !== log.updated_at) throw stale(await presentLog(call, log.id));
  checkDeviceTime(call.body, 'device_at', call.now);
  return log;
};
