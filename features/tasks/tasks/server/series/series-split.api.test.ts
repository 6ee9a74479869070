import { describe, expect, it } from 'vitest';
import type { Client, Company, TestApp } from '../../../../../tests/api/harness/index.ts';
import { onDay, weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries, readSeries, rowsOf } from '../../../../../tests/api/harness/task-series.ts';
import { splitSeries, updateSeries } from '../../../../../tests/api/harness/update-series.ts';
import { taskEndpoints } from '../../contract/index.ts';
import { generateSeries } from './generate-series.ts';

let app: TestApp;
let acme: Company;
let manager: Client;

setUpSeries((given) => {
  ({ app, acme, manager } = given);
});

const split = (id: number, date: string) => splitSeries(manager, id, date);

const skip = (id: number, date: string) =>
  manager.call(taskEndpoints.skipOccurrence, { params: { id }, body: { date, note: 'Closed' } });

const continuedBy = async (id: number) =>
  (
    await sqlAs<{ continued_by: number | null }>(
      app,
      acme,
      'select continued_by from task_series where id = $1',
      [id],
    )
  )[0]?.continued_by;

const datesOf = async (id: number) =>
  (await rowsOf(app, acme, id)).map(({ occurrence_date }) => occurrence_date);

describe('this and following from a date far ahead', () => {
  it('leaves the dates between with the series before, which ends after them', async () => {
    const { id } = await createSeries(manager, acme, onDay('2027-03-01', 31));
    expect(await datesOf(id)).toEqual(['2027-03-31', '2027-04-30']);
    const next = await split(id, '2027-07-31');
    expect(next.coming[0]).toMatchObject({ occurrence_date: '2027-07-31' });
    const before = await readSeries(manager, id);
    expect(before).toMatchObject({ status: 'active', next_on: '2027-05-31' });
    expect(before.coming.map((date) => date.occurrence_date)).toEqual([
      ...['2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
    ]);
    app.setNow('2027-06-01T17:00:00Z');
    await generateSeries(app.wiring, acme.organizationId);
    expect(await datesOf(id)).toEqual(['2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30']);
    expect((await datesOf(next.id))[0]).toBe('2027-07-31');
    app.setNow('2027-07-02T17:00:00Z');
    await generateSeries(app.wiring, acme.organizationId);
    expect((await readSeries(manager, id)).status).toBe('ended');
  });

  it('pauses both parts of a paused series, and both go on', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-05', 5));
    await manager.call(taskEndpoints.pauseSeries, { params: { id } });
    const next = await split(id, '2027-03-26');
    expect(next.status).toBe('paused');
    const resumed = await manager.call(taskEndpoints.resumeSeries, { params: { id } });
    expect(resumed.payload.status).toBe('active');
    expect(await datesOf(id)).toEqual(['2027-03-05', '2027-03-12', '2027-03-19']);
  });

  it('keeps the parts in a row when an earlier one is split again', async () => {
    const { id, task } = await createSeries(manager, acme, weekly('2027-03-05', 5));
    const last = await split(id, '2027-03-26');
    const middle = await split(id, '2027-03-19');
    expect(await continuedBy(id)).toBe(middle.id);
    expect(await continuedBy(middle.id)).toBe(last.id);
    const { title } = middle;
    expect(await readSeries(manager, id)).toMatchObject({
      continues: null,
      continued_by: { id: middle.id, title },
    });
    expect(await readSeries(manager, middle.id)).toMatchObject({
      continues: { id, title: task.title },
      continued_by: { id: last.id, title },
    });
    await manager.call(taskEndpoints.deleteSeries, { params: { id: middle.id } });
    expect(await readSeries(manager, last.id)).toMatchObject({ continues: null, continued_by: null });
  });

  it('keeps the end of a part that another goes on from', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-05', 5));
    await split(id, '2027-03-26');
    const { recurrence, updated_at } = await readSeries(manager, id);
    const forever = { ...recurrence, rule: { ...recurrence.rule, end: { kind: 'never' as const } } };
    for (const scope of [{ scope: 'all' }, { scope: 'following', occurrence_date: '2027-03-12' }] as const) {
      const { status, errors } = await manager.send(taskEndpoints.updateSeries, {
        params: { id },
        body: { description: 'Wax', type: 'service', updated_at, recurrence: forever, ...scope },
      });
      expect([status, Object.keys(errors ?? {})]).toEqual([422, ['recurrence.rule.end']]);
    }
    expect((await updateSeries(manager, id, { scope: 'all', recurrence })).status).toBe(200);
  });

  it('never takes over a date whose work has begun with the series before', async () => {
    const { id } = await createSeries(manager, acme, weekly('2027-03-05', 5));
    const begun = (await rowsOf(app, acme, id))[3];
    await manager.call(taskEndpoints.transitionTask, { body: { id: begun?.id ?? 0, transition: 'begin' } });
    const next = await split(id, '2027-03-19');
    const { recurrence } = next;
    const changed = await updateSeries(manager, next.id, {
      scope: 'all',
      recurrence: { ...recurrence, rule: { ...recurrence.rule, skip_dates: [] } },
    });
    expect(changed.status).toBe(200);
    expect(await datesOf(next.id)).not.toContain(begun?.occurrence_date);
  });
});

describe('skipped dates', () => {
  it('are still counted when they have passed and another one is skipped', async () => {
    const { id } = await createSeries(manager, acme, onDay('2027-03-01', 31));
    await skip(id, '2027-05-31');
    app.setNow('2027-06-15T17:00:00Z');
    const { payload } = await skip(id, '2027-10-31');
    expect(payload.health.skipped).toBe(2);
    expect(payload.recurrence.rule.skip_dates).toEqual(['2027-05-31', '2027-10-31']);
  });
});
