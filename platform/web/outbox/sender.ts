import { retryDelay } from '../api/retry-delay.ts';
import { changeWrite, readWrites, removeWrites } from './database.ts';
import { deliver } from './deliver.ts';
import { reasonOf } from './failure.ts';
import { type AnyWriteKind, kindOf, loadKinds } from './kinds.ts';
import { dueWrites, nextTime } from './next-writes.ts';
import { pageOwner } from './owner.ts';
import { postChanged, postSettled } from './results.ts';
import type { Write } from './write.ts';

/** How many groups are sent at the same time, so that a large photo does not delay the next task. */
const lanes = 3;

/** Milliseconds until the code of the kinds is requested again. */
const untilKinds = 5000;

const busy = new Set<string>();
const progress = new Map<string, (share: number) => void>();

/** How often the waiting times of all writes were cleared. */
let cleared = 0;

let release: (() => void) | undefined;
let asked = false;
let steps = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports how much of a write has been sent, while this tab sends it. */
export const watchProgress = (id: string, listener: (share: number) => void): (() => void) => {
  progress.set(id, listener);
  return () => progress.delete(id);
};

const attempt = async ({ endpoint }: AnyWriteKind, waiting: Write): Promise<void> => {
  const attempts = waiting.attempts + 1;
  const before = cleared;
  const write = await changeWrite(waiting.id, { state: 'sending', attempts });
  if (!write) return;
  postChanged();
  try {
    const answer = await deliver(endpoint, write, progress.get(write.id));
    await removeWrites([write.id]);
    postSettled(write, { sent: true, answer });
  } catch (error) {
    const reason = reasonOf(error);
    const state = reason.cause === 'refused' ? 'parked' : 'waiting';
    // A try that failed while the network came back would otherwise wait as long as one without a network.
    const cameBack = reason.cause === 'network' && cleared !== before;
    const soon = cameBack || (reason.code === 'csrf' && attempts < 3);
    const nextTry = soon ? 0 : Date.now() + retryDelay(attempts, error);
    await changeWrite(write.id, { state, reason, nextTry });
    postSettled(write, { sent: false, reason });
  }
  postChanged();
};

const stop = (): void => {
  release?.();
  release = undefined;
};

/** Starts writes up to the number of lanes. When there is nothing to do, releases the lock for other tabs. */
const step = async (): Promise<void> => {
  const owner = pageOwner();
  if (!owner) return stop();
  // This step was called while the previous one released the lock: request the lock again.
  if (!release) return wake();
  const stored = await readWrites(owner);
  const complete = stored.every(({ kind }) => kindOf(kind)) || (await loadKinds());
  const writes = stored.filter(({ kind }) => kindOf(kind));
  clearTimeout(timer);
  for (const write of dueWrites(writes, Date.now(), busy)) {
    const kind = kindOf(write.kind);
    if (busy.size >= lanes || !kind) break;
    busy.add(write.group);
    void attempt(kind, write)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        busy.delete(write.group);
        pump();
      });
  }
  if (busy.size > 0) return;
  stop();
  const next = complete ? nextTime(writes) : Date.now() + untilKinds;
  if (next !== undefined) timer = setTimeout(wake, Math.max(1000, next - Date.now()));
};

const pump = (): void => {
  steps = steps.then(step).catch((error: unknown) => {
    console.error(error);
    stop();
  });
};

const hold = (): Promise<void> =>
  new Promise((resolve) => {
    asked = false;
    release = resolve;
    pump();
  });

/** Sends what is due. Only the tab that holds the lock does so; when it closes, the next waiting tab gets the lock. */
export const wake = (): void => {
  const owner = pageOwner();
  if (release) pump();
  if (release || asked || !owner) return;
  asked = true;
  const name = `cora-outbox ${owner.user} ${owner.organization}`;
  if (navigator.locks) void navigator.locks.request(name, hold);
  else void hold();
};

/** Clears the waiting times, so that the next `wake` sends everything: the network is back, or the person asks. */
export const retryNow = async (ids?: readonly string[]): Promise<void> => {
  const owner = pageOwner();
  if (!owner) return;
  if (!ids) cleared += 1;
  for (const write of await readWrites(owner)) {
    const asked = ids?.includes(write.id) ?? write.state === 'waiting';
    if (!asked || write.state === 'sending') continue;
    if (write.state === 'parked' || write.nextTry > 0) {
      await changeWrite(write.id, { state: 'waiting', nextTry: 0 });
    }
  }
  postChanged();
};
