import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './create-site.ts';

/** A task as the server's answers describe it. */
export type WrittenTask = { clientUuid: string; id: number; status: string; changes: number };

type Write = {
  key: string;
  path: string;
  body: object;
  written?: WrittenTask;
  expected: string;
};

const steps: Record<string, [string, string][]> = {
  open: [
    ['begin', 'in_progress'],
    ['close', 'closed'],
    ['cancel', 'cancelled'],
  ],
  in_progress: [['close', 'closed']],
  closed: [['reopen', 'open']],
  cancelled: [['reopen', 'open']],
};

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** One field worker: creates tasks and changes their status, one write after the other. Repeats unanswered writes with
 * the same key, as the outbox does. */
export const createWriter = (address: string, site: Site) => {
  const tasks: WrittenTask[] = [];
  const faults: string[] = [];
  const seen = { answered: 0, repeated: 0, unavailable: 0, full: 0, slowest: 0 };
  let stopping = false;
  let abandoned = false;

  const create = (): Write => {
    const key = randomUUID();
    return {
      key,
      path: '/core/tasks',
      body: {
        job_id: site.jobId,
        building_id: site.buildingId,
        type: 'request',
        description: `Write ${key}`,
        client_uuid: key,
        assignee_user_ids: [site.colleague.userId],
      },
      expected: 'open',
    };
  };

  const transitionOf = (written: WrittenTask): Write => {
    const [transition, expected] = pick(steps[written.status] ?? []);
    return {
      key: randomUUID(),
      path: '/core/tasks/update',
      body: { id: written.id, transition, note: 'because' },
      written,
      expected,
    };
  };

  const send = async ({ key, path, body }: Write) => {
    const since = performance.now();
    const answer = await fetch(`${address}/api/v1${path}`, {
      method: 'POST',
      headers: { ...site.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    const json = (await answer.json()) as { payload: { id: number; status: string } };
    seen.slowest = Math.max(seen.slowest, Math.round(performance.now() - since));
    return { status: answer.status, payload: json.payload };
  };

  const note = (write: Write, payload: { id: number; status: string }): void => {
    seen.answered += 1;
    if (payload.status !== write.expected) {
      faults.push(`${write.path} ${write.key} answered ${payload.status} instead of ${write.expected}`);
    }
    if (!write.written) return void tasks.push({ clientUuid: write.key, changes: 1, ...payload });
    write.written.status = payload.status;
    write.written.changes += 1;
  };

  /** Repeats until there is an answer: otherwise a write without an answer could not be checked. */
  const deliver = async (write: Write): Promise<void> => {
    for (let tries = 0; !abandoned; tries += 1) {
      const answer = await send(write).catch(() => undefined);
      if (answer?.status === 200) {
        if (tries > 0) seen.repeated += 1;
        return note(write, answer.payload);
      }
      if (answer?.status === 503) seen.unavailable += 1;
      else if (answer?.status === 507) seen.full += 1;
      else if (answer) {
        faults.push(`${write.path} ${write.key} answered ${answer.status} ${JSON.stringify(answer.payload)}`);
        return;
      }
      await pause(30);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping) {
      const written = tasks.length > 3 && Math.random() < 0.6 ? pick(tasks) : undefined;
      await deliver(written ? transitionOf(written) : create());
    }
  };

  const running = run();
  return {
    tasks,
    faults,
    seen,
    stop: async () => {
      stopping = true;
      await running;
    },
    /** Stops without waiting for answers; the results cannot be checked then. */
    giveUp: () => {
      stopping = true;
      abandoned = true;
    },
  };
};

export type Writer = ReturnType<typeof createWriter>;
