import { setTimeout as pause } from 'node:timers/promises';
import type { Bed } from './bed.ts';
import { untilNotified, type Verdict, verify } from './verify.ts';
import { type Served, type Serving, withServers } from './with-servers.ts';
import { createWriter, type Writer } from './writer.ts';

export type Load = Served & { writers: Writer[] };

export type LoadOptions = Serving & {
  clients: number;
  /** Whether the assignees have to hear of the tasks before they are judged. */
  told?: boolean;
};

export type Outcome<T> = {
  answer: T;
  verdict: Verdict;
  /** Milliseconds until everybody was told. */
  caughtUp: number | undefined;
  /** Of all writers together; the slowest answer of any. */
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

/** Clients write through every process while `work` does harm; then what they were told is compared with what is stored. */
export const whileWriting = <T>(
  bed: Bed,
  { clients, told = true, ...serving }: LoadOptions,
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
      const caughtUp = told ? await untilNotified(bed, site, writers) : undefined;
      const verdict = await verify(bed, site, writers, { told });
      return { answer, verdict, caughtUp, seen: addUp(writers) };
    } finally {
      for (const writer of writers) writer.giveUp();
    }
  });

/** As a scenario: says how it went, and answers what was lost, doubled or answered badly. */
export const underLoad = async (
  bed: Bed,
  { log, ...options }: LoadOptions & { log: (line: string) => void },
  work: (load: Load) => Promise<string[]>,
): Promise<string[]> => {
  const { answer, verdict, caughtUp, seen } = await whileWriting(bed, options, work);
  const { lost, doubled, wrong } = verdict;
  log(
    `${seen.answered} writes acknowledged, ${seen.repeated} sent again, ${lost.length} lost, ${doubled.length} doubled, ` +
      `${seen.unavailable} answers 503, ${seen.full} answers 507, everybody told after ${caughtUp ?? '?'} ms`,
  );
  return [...answer, ...lost, ...doubled, ...wrong];
};

/** Until the writers were answered so many times more. */
export const untilWritten = async (
  writers: readonly Writer[],
  more: number,
  patience = 30_000,
): Promise<boolean> => {
  const enough = addUp(writers).answered + more;
  const deadline = performance.now() + patience;
  while (addUp(writers).answered < enough && performance.now() < deadline) await pause(5);
  return addUp(writers).answered >= enough;
};
