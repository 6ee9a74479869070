import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Company } from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { readSeries } from '../../../../../tests/api/harness/task-series.ts';
import { type Task, taskEndpoints } from '../../contract/index.ts';

let acme: Company;
let manager: Client;
let photo: Buffer;

setUpSeries((given) => {
  ({ acme, manager } = given);
});
beforeAll(async () => {
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});

const create = (more: object, files: readonly string[] = []) =>
  manager.call(taskEndpoints.createTask, {
    body: {
      job_id: acme.inScope.jobId,
      building_id: acme.inScope.buildingId,
      description: 'Wipe the glass',
      type: 'service',
      ...more,
    },
    files: files.map((field) => ({
      field,
      file: new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }),
      name: 'glass.jpg',
    })),
  });

const plain = { source: 'task', related_type_id: null, recurring_interval: null };

describe('the source of a new task', () => {
  it('is the task itself unless another record makes it', async () => {
    const made = await create(plain);
    expect(made.status).toBe(200);
    expect(made.payload).toMatchObject({ ...plain, series: null });
  });

  it.each([
    [{ source: 'inspection', related_type_id: 5 }, 'related_type_id', 'no tiene ese registro'],
    [{ source: 'inspection' }, 'related_type_id', 'es obligatorio'],
    [{ source: 'inspection', recurring_interval: 'week' }, 'source', 'que se repite'],
    [{ source: 'special_project' }, 'source', 'con el registro del que provienen'],
    [{ related_type_id: 5 }, 'related_type_id', 'no tiene un registro relacionado'],
    [{ source: 'nowhere' }, 'source', 'no es una de las opciones'],
    [{ recurring_interval: 'decade' }, 'recurring_interval', 'no es una de las opciones'],
  ])('%o is refused by name', async (more, field, words) => {
    const refused = await manager.call(taskEndpoints.createTask, {
      body: {
        job_id: acme.inScope.jobId,
        building_id: acme.inScope.buildingId,
        description: 'Wipe the glass',
        type: 'service',
        ...(more as object),
      },
      headers: { 'accept-language': 'es' },
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toEqual([field]);
    expect(refused.errors[field]?.[0]).toContain(words);
  });
});

const planOf = async (task: Task) => {
  const { recurrence } = await readSeries(manager, task.series?.id ?? 0);
  const { rule, time_of_day, due_offset_days } = recurrence;
  return { freq: rule.freq, every: rule.every, start_on: rule.start_on, time_of_day, due_offset_days };
};

describe('an interval', () => {
  it.each(['day', 'week', 'month', 'year'] as const)(
    '%s makes the series of this frequency',
    async (freq) => {
      const made = await create({ recurring_interval: freq });
      expect(made.payload).toMatchObject({ recurring_interval: freq, scheduled_on: '2027-03-01' });
      expect(await planOf(made.payload)).toEqual({
        freq,
        every: 1,
        start_on: '2027-03-01',
        time_of_day: null,
        due_offset_days: 0,
      });
    },
  );

  it('begins on the days that are given, each task due as long after its day as the first', async () => {
    const made = await create({
      recurring_interval: 'week',
      scheduled_on: '2027-03-03',
      due_at: '2027-03-05T20:30:00Z',
    });
    expect(made.payload).toMatchObject({ scheduled_on: '2027-03-03', due_at: '2027-03-05T20:30:00Z' });
    expect(await planOf(made.payload)).toMatchObject({ start_on: '2027-03-03', due_offset_days: 2 });
    const due = await create({ recurring_interval: 'month', due_at: '2027-03-31' });
    expect(due.payload).toMatchObject({ scheduled_on: '2027-03-31', status: 'scheduled' });
  });

  it('is refused when it contradicts the dates or the recurrence', async () => {
    const early = await create({
      recurring_interval: 'week',
      scheduled_on: '2027-03-05',
      due_at: '2027-03-03',
    });
    expect([early.status, Object.keys(early.errors)]).toEqual([422, ['due_at']]);
    const other = await create({ recurring_interval: 'day', recurrence: weekly('2027-03-05', 5) });
    expect([other.status, Object.keys(other.errors)]).toEqual([422, ['recurring_interval']]);
    const same = await create({ recurring_interval: 'week', recurrence: weekly('2027-03-05', 5) });
    expect(same.status).toBe(200);
  });
});

it('photos come as files or as images, with a new task and as its result', async () => {
  const made = await create({ comments: ['One', 'Two'] }, ['files', 'images']);
  expect(made.payload.files.map(({ comment }) => comment)).toEqual(['One', 'Two']);
  const added = await manager.call(taskEndpoints.addResolutionImages, {
    body: { id: made.payload.id, comments: ['Done'] },
    files: [
      { field: 'images', file: new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), name: 'a.jpg' },
    ],
  });
  expect(added.status).toBe(200);
  expect(added.payload.resolution_files).toMatchObject([{ comment: 'Done' }]);
});
