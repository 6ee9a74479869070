import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { countView, shareRecord } from '#features/sites/sharing/server';
import { instantAt } from '#platform/contract/zoned-time';
import { systemScope } from '#platform/server/http/person';
import {
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  waitingWork,
} from '../../tests/api/harness/index.ts';
import { maintain } from './maintain.ts';
import { product } from './product.ts';

let app: TestApp;
let acme: Company;
let rival: Company;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  await asAcme(async (tenant) => {
    for (const [who, role_key] of [
      ['area-manager', 'area-manager'],
      ['supervisor', 'supervisor'],
      ['csr', 'csr'],
    ] as const) {
      const id = await createAssignment(tenant, null, { name: role_key, role_key });
      await assignUsers(tenant, id, [{ userId: acme.users[who], jobId: acme.inScope.jobId }]);
    }
  });
});
afterEach(async () => {
  app.setNow(null);
  await asAcme((tenant) =>
    tenant.query({
      text: `update tasks set deleted_at = now() where organization_id = $1`,
      values: [acme.organizationId],
    }),
  );
});
afterAll(() => app.close());

const asAcme = <T>(run: Parameters<typeof app.database.withTenant<T>>[1]): Promise<T> =>
  app.database.withTenant(systemScope(acme.organizationId), run);

const zone = (name: string) =>
  asAcme((tenant) =>
    tenant.query({
      text: 'update buildings set time_zone = $3 where organization_id = $1 and id = $2',
      values: [acme.organizationId, acme.inScope.buildingId, name],
    }),
  );

const addTasks = (count: number, fields: { status: string; scheduled_on?: string; due_at?: string }) =>
  asAcme((tenant) =>
    tenant.query({
      text: `insert into tasks (organization_id, number, title, description, type, status, job_id, building_id,
          scheduled_on, due_at)
        select $1, (select coalesce(max(number), 0) from tasks where organization_id = $1) + n, 'Wipe', 'Wipe', 'request',
          $2, $3, $4, $5, $6 from generate_series(1, $7::int) n returning id`,
      values: [
        ...[acme.organizationId, fields.status, acme.inScope.jobId, acme.inScope.buildingId],
        ...[fields.scheduled_on ?? null, fields.due_at ?? null, count],
      ],
      row: z.custom<{ id: number }>(),
    }),
  );

const round = async (now: string): Promise<void> => {
  app.setNow(now);
  await product.work.periodic(app.wiring, { organizationId: acme.organizationId, id: 'round' });
};

const countOpen = async (): Promise<number> => {
  const [row] = await asAcme((tenant) =>
    tenant.query({
      text: `select count(*)::int as count from tasks where status = 'open' and deleted_at is null and organization_id = $1`,
      values: [acme.organizationId],
      row: z.custom<{ count: number }>(),
    }),
  );
  return row?.count ?? 0;
};

describe('the day of scheduled work', () => {
  // Otherwise somebody would be reminded of the inspections of four years.
  beforeAll(() =>
    asAcme((tenant) => tenant.db.updateTable('jobs').set({ inspection_frequency_days: 0 }).execute()),
  );

  it.each([
    ['Asia/Kathmandu', '2030-05-09T18:14:00Z', '2030-05-09T18:15:00Z'],
    ['America/Denver', '2030-05-10T05:59:00Z', '2030-05-10T06:00:00Z'],
    // The clocks go forward at two: the day still begins at midnight.
    ['America/Denver', '2030-03-10T06:59:00Z', '2030-03-10T07:00:00Z'],
  ])('begins at midnight in %s', async (name, before, at) => {
    await zone(name);
    await addTasks(1, {
      status: 'scheduled',
      scheduled_on: at.startsWith('2030-03') ? '2030-03-10' : '2030-05-10',
    });
    await round(before);
    expect(await countOpen()).toBe(0);
    await round(at);
    expect(await countOpen()).toBe(1);
  });

  it('opens more than one batch in one round, and tells nobody', async () => {
    await zone('America/Denver');
    await addTasks(1101, { status: 'scheduled', scheduled_on: '2030-05-10' });
    await round('2030-05-10T12:00:00Z');
    expect(await countOpen()).toBe(1101);
    expect(await waitingWork(app, 'notifications')).toEqual([]);
  });
});

describe('what is forgotten', () => {
  it('is a look at a shared page after 90 days, of which the count stays', async () => {
    const [task] = await addTasks(1, { status: 'open' });
    const record = { kind: 'task', recordId: task?.id ?? 0 };
    const views = await asAcme(async (tenant) => {
      const { link } = await shareRecord({ tenant, wiring: app.wiring, now: new Date() }, record);
      const grant = {
        organizationId: acme.organizationId,
        organizationSlug: 'acme',
        linkId: link.id,
        ...record,
      };
      for (const at of ['2030-01-01T12:00:00Z', '2030-03-01T12:00:00Z']) {
        await countView({
          tenant,
          grant,
          wiring: app.wiring,
          now: new Date(at),
          request: { address: '203.0.113.7' },
        });
      }
      return () =>
        asAcme((later) =>
          later.query({
            text: `select v.at, l.views from share_link_views v join share_links l on l.organization_id = $1
              and l.id = v.link_id where v.organization_id = $1 and v.link_id = $2 order by v.at`,
            values: [acme.organizationId, link.id],
            row: z.custom<{ at: string; views: number }>(),
          }),
        );
    });
    await round('2030-04-01T11:59:59Z');
    expect(await views()).toHaveLength(2);
    await round('2030-04-01T12:00:01Z');
    expect(await views()).toEqual([{ at: '2030-03-01T12:00:00Z', views: 2 }]);
  });
});

/** Dates some days from today: old events are deleted by the system's clock, whatever clock a test sets. */
const near = (days: number): string =>
  new Date(Date.now() + (10 + days) * 86_400_000).toISOString().slice(0, 10);

describe('past due', () => {
  const notified = async (): Promise<string[]> => {
    await runWork(app, 'notifications');
    const rows = await asAcme((tenant) =>
      tenant.query({
        text: `with gone as (delete from notifications where organization_id = $1 returning user_id)
          select m.last_name from gone join memberships m on m.organization_id = $1 and m.user_id = gone.user_id
          order by 1`,
        values: [acme.organizationId],
        row: z.custom<{ last_name: string }>(),
      }),
    );
    return rows.map((row) => row.last_name);
  };

  it('is notified on the first day at seven of the site, to the area manager again on day 3 and 7', async () => {
    await zone('America/Denver');
    const at = (days: number, time: string) => instantAt(near(days), time, 'America/Denver');
    const [task] = await addTasks(1, { status: 'open', due_at: at(0, '14:00') });
    await asAcme((tenant) =>
      tenant.query({
        text: 'insert into task_assignees (organization_id, task_id, user_id) values ($1, $2, $3)',
        values: [acme.organizationId, task?.id, acme.users['day-porter']],
      }),
    );
    const day = async (now: string) => {
      await round(now);
      await round(now);
      return notified();
    };
    expect(await day(at(0, '17:00'))).toEqual([]);
    expect(await day(at(1, '06:45'))).toEqual([]);
    expect(await day(at(1, '07:00'))).toEqual(['area-manager', 'day-porter', 'supervisor']);
    expect(await day(at(2, '07:00'))).toEqual([]);
    expect(await day(at(3, '07:00'))).toEqual(['area-manager']);
    expect(await day(at(7, '07:00'))).toEqual(['area-manager']);
    expect(await day(at(8, '07:00'))).toEqual([]);
  });

  it('begins anew with another due date, and leaves out what is done, held or long past', async () => {
    await zone('Asia/Kathmandu');
    const at = (days: number, time: string) => instantAt(near(days), time, 'Asia/Kathmandu');
    const [task] = await addTasks(1, { status: 'in_progress', due_at: at(0, '15:45') });
    await addTasks(1, { status: 'on_hold', due_at: at(0, '15:45') });
    await addTasks(1, { status: 'cancelled', due_at: at(0, '15:45') });
    await addTasks(1, { status: 'open', due_at: at(-30, '15:45') });
    await round(at(1, '07:00'));
    expect(await notified()).toEqual(['area-manager', 'supervisor']);
    await asAcme((tenant) =>
      tenant.query({
        text: 'update tasks set due_at = $3 where organization_id = $1 and id = $2',
        values: [acme.organizationId, task?.id, at(2, '15:45')],
      }),
    );
    await round(at(3, '07:00'));
    expect(await notified()).toEqual(['area-manager', 'supervisor']);
  });
});

describe('every quarter of an hour', () => {
  it('starts one round an organization, and no second one while one waits', async () => {
    await maintain(app.wiring);
    await maintain(app.wiring);
    const rounds = (await waitingWork(app, 'periodic')).map(({ data }) => data.organizationId);
    expect(rounds.toSorted()).toEqual([acme.organizationId, rival.organizationId].toSorted());
    await runWork(app, 'periodic');
    await maintain(app.wiring);
    expect(await waitingWork(app, 'periodic')).toHaveLength(2);
  });
});

it('a mail whose work is gone leaves with a later round, once', async () => {
  const at = (time: string) => instantAt(near(-5), time, 'UTC');
  await asAcme((tenant) =>
    tenant.query({
      text: `insert into mails (organization_id, user_id, kind, message_id, due_at, state)
        values ($1, $2, 'daily', 'lost', $3, 'waiting'), ($1, $2, 'daily', 'tried', $3, 'sending')`,
      values: [acme.organizationId, acme.users.csr, at('12:00')],
    }),
  );
  const before = (await waitingWork(app, 'mail')).length;
  const mails = async (now: string) => {
    await round(now);
    return (await waitingWork(app, 'mail')).length - before;
  };
  expect(await mails(at('12:45'))).toBe(0);
  expect(await mails(at('13:00'))).toBe(1);
  expect(await mails(at('13:15'))).toBe(1);
});
