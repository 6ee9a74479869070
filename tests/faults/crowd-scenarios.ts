import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';
import { sendJson } from './send-json.ts';
import { type Answered, timeAnswer } from './time-answer.ts';
import { withServers } from './with-servers.ts';

const people = 50;

/** Fifty people save the same task at once, half of them through a second process: exactly one may succeed. */
const edits: Scenario = {
  name: 'edits',
  about: `${people} people edit one record through two processes`,
  run: (bed, { log }) =>
    withServers(bed, { processes: 2 }, async ({ site, server: first, other: second }) => {
      const tasks = `${first.address}/api/v1/core/tasks`;
      const given = { type: 'request', description: 'Draft' };
      const place = { job_id: site.jobId, building_id: site.buildingId };
      const made = await sendJson('POST', tasks, site.headers, { ...given, ...place });
      const { payload } = (await made.json()) as { payload: { id: number; updated_at: string } };
      const save = async (n: number) => {
        const { address } = n % 2 === 0 ? first : second;
        const { headers } = n % 3 === 0 ? site.colleague : site;
        const body = { ...given, description: `By ${n}`, updated_at: payload.updated_at };
        const answer = await sendJson('PUT', `${address}/api/v1/core/tasks/${payload.id}`, headers, body);
        await answer.arrayBuffer();
        return { n, status: answer.status };
      };
      const answers = await Promise.all(Array.from({ length: people }, (_, n) => save(n)));
      const winners = answers.filter(({ status }) => status === 200);
      const others = answers.filter(({ status }) => status === 409);
      const after = await fetch(`${tasks}/${payload.id}`, { headers: site.headers });
      const { payload: kept } = (await after.json()) as { payload: { description: string } };
      log(`${winners.length} saved, ${others.length} answers 409, kept: "${kept.description}"`);
      const faults: string[] = [];
      if (winners.length !== 1) faults.push(`${winners.length} people saved`);
      if (winners.length + others.length !== people)
        faults.push(`answered ${[...new Set(answers.map(({ status }) => status))].join(', ')}`);
      if (kept.description !== `By ${winners[0]?.n}`) faults.push(`kept "${kept.description}"`);
      return faults;
    }),
};

const clients = 200;

/** Milliseconds: the server allows 10 s for headers and checks every 2 s. */
const patienceWithHeaders = 13_000;

/** Sends one byte of its headers every half second. */
const trickle = (port: number) => {
  const text = `GET /api/v1/user HTTP/1.1\r\nhost: x\r\nx-slow: ${'y'.repeat(200)}`;
  const since = performance.now();
  const socket: Socket = connect(port, '127.0.0.1');
  let position = 0;
  const sending = setInterval(() => socket.write(text[position++ % text.length] ?? ''), 500);
  const ended = new Promise<number>((resolve) => {
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(sending);
      resolve(Math.round(performance.now() - since));
    });
  });
  socket.resume();
  return { ended, destroy: () => socket.destroy() };
};

const slowClients: Scenario = {
  name: 'slow-clients',
  about: `${clients} clients that trickle their headers beside one that does not`,
  run: (bed, { log }) =>
    withServers(bed, {}, async ({ site, server }) => {
      const slow = Array.from({ length: clients }, () => trickle(Number(new URL(server.address).port)));
      const all = Promise.all(slow.map(({ ended }) => ended));
      const answers: Answered[] = [];
      let done = false;
      void all.then(() => (done = true));
      const deadline = performance.now() + patienceWithHeaders + 2000;
      while (!done && performance.now() < deadline) {
        answers.push(await timeAnswer(server.address, site.headers));
        await pause(50);
      }
      for (const { destroy } of slow) destroy();
      const last = Math.max(...(await all));
      const slowest = Math.max(...answers.map(({ after }) => after));
      const statuses = new Set(answers.map(({ status }) => status));
      log(
        `${answers.length} answers beside them, the slowest ${slowest} ms; the last of them was cut off after ${last} ms`,
      );
      const faults: string[] = [];
      if (!done || last > patienceWithHeaders) faults.push(`a slow client was kept for ${last} ms`);
      if (slowest > 1000) faults.push(`somebody else waited for ${slowest} ms`);
      if (statuses.size !== 1 || !statuses.has(200))
        faults.push(`somebody else was answered ${[...statuses]}`);
      return faults;
    }),
};

export const crowdScenarios: Scenario[] = [edits, slowClients];
