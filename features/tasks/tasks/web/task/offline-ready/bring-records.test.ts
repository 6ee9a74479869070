import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '#platform/web/session/index';
import { refreshTasks } from '../../live.ts';
import { bringRecords } from './bring-records.ts';

/** What the server would answer; the times of the last change of its tasks, by id. */
const changed = new Map<number, string>();
const deleted = new Set<number>();
let tonight: number[] = [];
let asked: string[] = [];

const rowOf = (id: number) => ({ id, updated_at: changed.get(id), building: { id: 40 + (id % 2) } });

const payloadOf = ({ pathname, searchParams }: URL): unknown => {
  const id = Number(/\/core\/tasks\/(\d+)$/.exec(pathname)?.[1]);
  if (id) return rowOf(id);
  const all = [...changed.keys()].map(rowOf);
  if (pathname.endsWith('/core/tasks')) {
    if (searchParams.has('projects_tonight')) return { rows: tonight.map(rowOf), total: tonight.length };
    const start = (Number(searchParams.get('page')) - 1) * 25;
    const own = searchParams.has('mine');
    return { rows: all.slice(start, start + 25), total: own ? all.length : 25 };
  }
  return { rows: [], total: 0 };
};

beforeEach(() => {
  asked = [];
  tonight = [];
  changed.clear();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { origin: 'http://cora.test', search: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://cora.test');
    asked.push(url.pathname.replace('/api/v1', ''));
    const gone = deleted.has(Number(url.pathname.split('/').at(-1)));
    if (gone) return new Response(JSON.stringify({ status: 'error', payload: {} }), { status: 404 });
    return new Response(JSON.stringify({ status: 'success', payload: payloadOf(url) }));
  });
});

const session = {
  user: { id: 7, default_organization: { id: 3 } },
  flags: new Set(['hasAccessTasks', 'hasAccessWorld']),
} as unknown as Session;

const details = () => asked.filter((path) => /\/core\/tasks\/\d+$/.test(path)).length;

const fill = (count: number) => {
  for (let id = 1; id <= count; id += 1) changed.set(id, '2026-11-01T00:00:00Z');
};

it('brings all own tasks, but no more than a hundred, and each once', async () => {
  fill(130);
  await bringRecords(new QueryClient(), session);
  expect(details()).toBe(100);
  expect(asked.filter((path) => path === '/core/tasks')).toHaveLength(6);
  expect(asked.filter((path) => path === '/jobs')).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('/core/building/'))).toHaveLength(2);
});

it('brings the work of projects tonight before all other, to people who see them', async () => {
  fill(130);
  tonight = [128, 129];
  await bringRecords(new QueryClient(), {
    ...session,
    flags: new Set(['hasAccessTasks', 'hasAccessSpecialProjects']),
  } as Session);
  expect(asked.filter((path) => path === '/core/tasks')).toHaveLength(7);
  expect(asked).toContain('/core/tasks/128');
  expect(asked).toContain('/core/tasks/129');
  expect(details()).toBe(100);
});

it('brings nothing twice, and after a change only what changed', async () => {
  fill(30);
  const client = new QueryClient();
  await bringRecords(client, session);
  expect(details()).toBe(30);
  asked = [];
  await bringRecords(client, session);
  expect(asked).toEqual([]);
  changed.set(12, '2026-11-22T00:00:00Z');
  refreshTasks(client, [12]);
  await bringRecords(client, session);
  expect(details()).toBe(1);
  expect(asked).toContain('/core/tasks/12');
});

it('does without a task that was deleted since, but not without an answer', async () => {
  fill(5);
  deleted.add(3);
  const client = new QueryClient();
  await bringRecords(client, session);
  expect(details()).toBe(5);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const other = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(bringRecords(other, session)).rejects.toThrow('Failed to fetch');
});

it('asks for no sites where they may not be seen', async () => {
  await bringRecords(new QueryClient(), { ...session, flags: new Set(['hasAccessTasks']) } as Session);
  expect(asked.filter((path) => path === '/jobs')).toEqual([]);
});
