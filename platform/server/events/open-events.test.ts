import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/api/harness/index.ts';
import { systemScope } from '../http/person.ts';
import { addOrganization } from '../testing/add-organization.ts';
import type { Event } from './event.ts';
import { loadEvent, purgeOldEvents } from './event-repository.ts';
import { openEvents } from './open-events.ts';

let app: TestApp;
const here = 71;
const elsewhere = 72;
beforeAll(async () => {
  app = await startApp();
  await addOrganization(app.ownerUrl, here);
  await addOrganization(app.ownerUrl, elsewhere);
});
afterAll(() => app.close());

const closing = { name: 'task.moved', entity: 'task', entityId: 7, jobId: 3, actorUserId: 5 };

it('tells those who listen for the name, in the transaction', async () => {
  const heard: Event[] = [];
  const hear = async (_tenant: unknown, event: Event) => void heard.push(event);
  const { publish } = openEvents([
    { events: ['task.moved'], hear },
    { events: ['task.created'], hear },
  ]);
  await app.database.withTenant(systemScope(here), (tenant) =>
    publish(tenant, { ...closing, data: { to: 'closed' } }),
  );
  expect(heard).toHaveLength(1);
  const { id } = heard[0] as Event;
  const found = (organization: number) =>
    app.database.withTenant(systemScope(organization), (tenant) => loadEvent(tenant, id));
  expect(await found(here)).toEqual({ ...closing, id, data: { to: 'closed' }, at: expect.any(Date) });
  expect(await found(elsewhere)).toBeUndefined();
});

it('is gone with the change when a listener refuses', async () => {
  let id = 0;
  const { publish } = openEvents([
    {
      events: ['task.moved'],
      hear: async (_tenant, event) => {
        id = event.id;
        throw new Error('not so');
      },
    },
  ]);
  const changing = app.database.withTenant(systemScope(here), (tenant) => publish(tenant, closing));
  await expect(changing).rejects.toThrow('not so');
  expect(id).toBeGreaterThan(0);
  await app.database.withTenant(systemScope(here), async (tenant) => {
    expect(await loadEvent(tenant, id)).toBeUndefined();
  });
});

it('forgets what is older than 90 days', async () => {
  let id = 0;
  const { publish } = openEvents([
    {
      events: ['task.moved'],
      hear: async (_tenant, event) => {
        id = event.id;
      },
    },
  ]);
  await app.database.withTenant(systemScope(here), async (tenant) => {
    await publish(tenant, closing);
    await purgeOldEvents(tenant, new Date(Date.now() + 89 * 86_400_000));
    expect(await loadEvent(tenant, id)).toBeDefined();
    await purgeOldEvents(tenant, new Date(Date.now() + 91 * 86_400_000));
    expect(await loadEvent(tenant, id)).toBeUndefined();
  });
});
