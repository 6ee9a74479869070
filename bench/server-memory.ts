import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Filled } from './fill.ts';
import { middle } from './measure.ts';
import type { Result } from './result.ts';
import { startServer } from './start-server.ts';

/** Megabytes a process holds (VmRSS), or its peak since the last `forgetPeak` (VmHWM). Linux only. */
export const memory = async (pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
};

const forgetPeak = (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5');

/** A photo of about 9 MB, the size phones take. */
const photo = async (): Promise<Buffer> => {
  const width = 3000;
  const height = 2000;
  const noise = Buffer.from(Array.from({ length: width * height }, () => Math.random() * 256));
  return sharp(noise, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 100 })
    .toBuffer();
};

const upload = async (address: string, headers: Record<string, string>, site: Site, files: Buffer[]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...site, type: 'request', description: 'Photos' })) {
    form.append(name, String(value));
  }
  for (const [n, file] of files.entries()) {
    form.append('files', new Blob([file as BlobPart], { type: 'image/jpeg' }), `${n}.jpg`);
  }
  const answer = await fetch(`${address}/api/v1/core/tasks`, { method: 'POST', headers, body: form });
  if (answer.status !== 200)
    throw new Error(`the upload was answered ${answer.status} ${await answer.text()}`);
};

type Site = { job_id: number; building_id: number };

const siteOf = async (address: string, headers: Record<string, string>): Promise<Site> => {
  const answer = await fetch(`${address}/api/v1/core/tasks?per_page=10`, { headers });
  if (answer.status !== 200) throw new Error(`the list answered ${answer.status} ${await answer.text()}`);
  const { payload } = (await answer.json()) as {
    payload: { rows: { job: { id: number }; building: { id: number } }[] };
  };
  const [task] = payload.rows;
  if (!task) throw new Error('no task to copy the site of');
  return { job_id: task.job.id, building_id: task.building.id };
};

/** Measures one web process: time from start to ready, idle memory, and what uploads of 100 MB and of 200 MB, the
 * largest allowed, add to it. */
export const measureServer = async (
  databaseUrl: string,
  directory: string,
  filled: Filled,
): Promise<Result[]> => {
  const starts: number[] = [];
  const idle: number[] = [];
  const added: Record<number, number[]> = { 11: [], 20: [] };
  const picture = await photo();
  for (let pass = 0; pass < 3; pass += 1) {
    const since = performance.now();
    const server = await startServer(databaseUrl, directory);
    try {
      const site = await siteOf(server.address, filled.admin);
      starts.push(performance.now() - since);
      await pause(5000);
      idle.push(await memory(server.pid, 'VmRSS'));
      // The first photo loads the image libraries.
      await upload(server.address, filled.admin, site, [picture]);
      for (const count of [11, 20]) {
        await pause(2000);
        await forgetPeak(server.pid);
        const before = await memory(server.pid, 'VmRSS');
        await upload(
          server.address,
          filled.admin,
          site,
          Array.from({ length: count }, () => picture),
        );
        added[count]?.push((await memory(server.pid, 'VmHWM')) - before);
      }
    } finally {
      await server.stop();
    }
  }
  const size = (count: number) => Math.round((count * picture.length) / 1e6);
  return [
    { work: 'start of a web process to its first answer', unit: 'ms', measured: middle(starts) },
    { work: 'memory of an idle web process', unit: 'MB', measured: middle(idle), max: 150 },
    ...[11, 20].map((count) => ({
      work: `memory an upload of ${size(count)} MB in ${count} photos adds`,
      unit: 'MB',
      measured: middle(added[count] ?? []),
      max: 80,
    })),
  ];
};
