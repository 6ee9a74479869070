import { beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
let now = Date.parse('2026-03-02T12:00:00Z');

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  now = Date.parse('2026-03-02T12:00:00Z');
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const load = () => import('./server-clock.ts');

it.each([
  ['20 minutes ahead', 'Mon, 02 Mar 2026 11:40:00 GMT', '2026-03-02T11:40:00.000Z'],
  ['two days behind', 'Wed, 04 Mar 2026 12:00:00 GMT', '2026-03-04T12:00:00.000Z'],
  ['off by what an answer takes', 'Mon, 02 Mar 2026 11:59:30 GMT', '2026-03-02T12:00:00.000Z'],
])('puts a device right that is %s', async (_, header, expected) => {
  const { hearServerDate, serverNow } = await load();
  hearServerDate(header);
  expect(serverNow().toISOString()).toBe(expected);
});

it('still knows after the page was loaded without a connection', async () => {
  (await load()).hearServerDate('Mon, 02 Mar 2026 11:40:00 GMT');
  vi.resetModules();
  now += 60_000;
  expect((await load()).serverNow().toISOString()).toBe('2026-03-02T11:41:00.000Z');
});

it('forgets once the person has set the clock', async () => {
  const { hearServerDate, serverNow } = await load();
  hearServerDate('Mon, 02 Mar 2026 11:40:00 GMT');
  now = Date.parse('2026-03-02T11:41:00Z');
  hearServerDate('Mon, 02 Mar 2026 11:41:00 GMT');
  expect(serverNow().toISOString()).toBe('2026-03-02T11:41:00.000Z');
  expect(stored.size).toBe(0);
});

it('takes nothing from an answer without a date', async () => {
  const { hearServerDate, serverNow } = await load();
  for (const header of [null, '', 'soon']) hearServerDate(header);
  expect(serverNow().toISOString()).toBe('2026-03-02T12:00:00.000Z');
});
