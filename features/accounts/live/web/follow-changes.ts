import { change } from '../contract/index.ts';
import { readStream, type StreamEvent } from './read-stream.ts';
import { type Change, recentChanges } from './recent-changes.ts';

export type Heard =
  /** A heartbeat of the stream. */
  | { kind: 'alive' }
  | Change
  /** Some changes were missed, so everything may have changed. */
  | { kind: 'gap' }
  /** The flags that the person holds now. */
  | { kind: 'rights'; mark: string };

/** A tab that has just started to follow asks the reading tab for the changes since a moment, in milliseconds since 1970. */
type Asked = { kind: 'asked'; since: number };

type Person = { organizationId: number; userId: number };

/** Milliseconds before the stream is opened again. Doubled with every failure, up to `longestWait`. */
const shortestWait = 1000;
const longestWait = 30_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

const heardIn = ({ kind, id, data }: StreamEvent): Heard | undefined => {
  if (kind === 'gap') return { kind };
  if (kind === 'rights') return { kind, mark: String(JSON.parse(data).mark) };
  const parsed = change.safeParse(JSON.parse(data));
  if (kind !== 'change' || !parsed.success || id === undefined) return undefined;
  return { kind: 'change', entity: parsed.data.entity, id: parsed.data.id, eventId: id };
};

/** Follows changes until `signal` aborts, with those since the page was opened. The tabs of a browser share one stream: the
 * tab that holds the lock reads it and passes changes on. When that tab closes, the next one continues after the last
 * change it received. */
export const followChanges = async (
  { organizationId, userId }: Person,
  onHeard: (heard: Heard) => void,
  signal: AbortSignal,
): Promise<void> => {
  const name = `cora-changes-${organizationId}-${userId}`;
  const tabs = new BroadcastChannel(name);
  let last: number | undefined;
  let isReader = false;
  const recent = recentChanges();
  const take = (heard: Heard) => {
    if (heard.kind === 'change') {
      last = Math.max(last ?? 0, heard.eventId);
      if (!recent.add(heard)) return;
    }
    onHeard(heard);
  };
  tabs.onmessage = ({ data }: MessageEvent<Heard | Asked>) => {
    if (data.kind !== 'asked') take(data);
    else if (isReader) for (const heard of recent.since(data.since)) tabs.postMessage(heard);
  };
  signal.addEventListener('abort', () => tabs.close(), { once: true });
  const pass = (heard: Heard | undefined) => {
    if (!heard) return;
    take(heard);
    tabs.postMessage(heard);
  };
  const reader = {
    onEvent: (event: StreamEvent) => pass(heardIn(event)),
    onAlive: () => pass({ kind: 'alive' }),
  };
  const read = async () => {
    isReader = true;
    let wait = shortestWait;
    while (!signal.aborted) {
      const begun = Date.now();
      try {
        if (!(await readStream(last, reader, signal))) return;
      } catch {
        if (signal.aborted) return;
      }
      wait = Date.now() - begun > longestWait ? shortestWait : Math.min(wait * 2, longestWait);
      await pause(wait, signal);
    }
  };
  tabs.postMessage({ kind: 'asked', since: Date.now() - performance.now() } satisfies Asked);
  await navigator.locks.request(name, { signal }, read).catch(() => undefined);
};
