import { setTimeout as pause } from 'node:timers/promises';
import type { Bed } from './bed.ts';
import { untilNotified, type Verdict, verify } from './verify.ts';
import { type Served, type Serving, withServers } from './with-servers.ts';
import { createWriter, type Writer } from './writer.ts';

export type Load = Served & { writers: Writer[] };

export type LoadOptions = Serving & {
  clients: number;
  /** Whether assignees must be notified of the tasks before the results are checked. */
  notified?: boolean;
};

export type Outcome<T> = {
  answer: T;
  verdict: Verdict;
  /** Milliseconds until everybody was notified. */
  caughtUp: number | undefined;
  /** Sums over all writers; `slowest` is the slowest answer of any. */
  seen: Writer['seen'];
};

const addUp = (writers: readonly Writer[]): Writer['seen'] => {
  const total = (what: keyof Writer['seen']) => writers.reduce((sum, { seen }) => sum + seen[what], 0);
  return {
    answered: total('answered'),
    repeated: total('repeated'),
    unavailable: total('unavailable'),
    full: total('full'),
    slowest: Math.max(0, ...writers.map(({ seen }) => seen.slowest)),
  };
};

/** Clients write through every process while `work` causes faults. Then the answers they got are compared with what is
 * stored. */
export const whileWriting = <T>(
  bed: Bed,
  { clients, notified = true, ...serving }: LoadOptions,
  work: (load: Load) => Promise<T>,
): Promise<Outcome<T>> =>
  withServers(bed, serving, async (served) => {
    const { server, other, site } = served;
    const addresses = serving.processes === 2 ? [server.address, other.address] : [server.address];
    const writers = Array.from({ length: clients }, (_, n) =>
      createWriter(addresses[n % addresses.length] as string, site),
    );
    try {
      const answer = await work({ ...served, writers });
      await Promise.all(writers.map((writer) => writer.stop()));
      const caughtUp = notified ? await untilNotified(bed, site, writers) : undefined;
      const verdict = await verify(bed, site, writers, { notified });
      return { answer, verdict, caughtUp, seen: addUp(writers) };
    } finally {
      for (const writer of writers) writer.giveUp();
    }
  });

/** The same as a scenario: logs how it went, and returns everything lost, doubled or answered wrongly. */
export const underLoad = async (
  bed: Bed,
  { log, ...options }: LoadOptions & { log: (line: string) => void },
  work: (load: Load) => Promise<string[]>,
): Promise<string[]> => {
  const { answer, verdict, caughtUp, seen } = await whileWriting(bed, options, work);
  const { lost, doubled, wrong } = verdict;
  log(
    `${seen.answered} writes acknowledged, ${seen.repeated} sent again, ${lost.length} lost, ${doubled.length} doubled, ` +
      `${seen.unavailable} answers 503, ${seen.full} answers 507, everybody notified after ${caughtUp ?? '?'} ms`,
  );
  return [...answer, ...lost, ...doubled, ...wrong];
};

/** Waits until the writers got this many more answers. */
export const untilWritten = async (
  writers: readonly Writer[],
  more: number,
  timeout = 30_000,
): Promise<boolean> => {
  const enough = addUp(writers).answered + more;
  const deadline = performance.now() + timeout;
  while (addUp(writers).answered < enough && performance.now() < deadline) await pause(5);
  return addUp(writers).answered >= enough;
};
