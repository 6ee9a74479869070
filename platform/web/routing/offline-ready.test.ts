import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCode } from './load-code.ts';
import { isAway, lacksCode, setWays } from './offline-ready.ts';
import { type Asked, type PageModule, page } from './page.ts';

const Shown = () => null;

const pageWith = (path: string, module: PageModule) =>
  page({ path, title: 'platform:yes', layout: 'nav', gate: 'public', component: async () => module });

const list = pageWith('/things', { default: Shown });
const record = pageWith('/thing/$id', {
  default: Shown,
  isOfflineReady: ({ client, params, search }: Asked) =>
    search.new === 'true' || client.getQueryData(['thing', params.id]) !== undefined,
});
const other = pageWith('/admin', { default: Shown });

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'http://cora.test' });
  const client = new QueryClient();
  client.setQueryData(['thing', '7'], { id: 7 });
  setWays({
    client,
    find: (path) => {
      const [, id] = /^\/thing\/(\d+)$/.exec(path) ?? [];
      if (id) return { page: record, params: { id } };
      return { page: [list, other].find((one) => one.path === path), params: {} };
    },
  });
  await Promise.all([loadCode(list.component), loadCode(record.component)]);
});

afterEach(() => onlineManager.setOnline(true));

const addresses = [
  ['a page whose code is loaded', '/things?status=open', false, false],
  ['a record that was read', '/thing/7#notes', false, false],
  ['a record that was not read', '/thing/8', true, false],
  ['a record that the address does not need', '/thing/8?new=true', false, false],
  ['a page whose code is missing', '/admin', true, true],
  ['what is no page of the application', '/api/v1/file', false, false],
] as const;

it.each(addresses)('without a network %s', (_what, href, away, lacking) => {
  onlineManager.setOnline(false);
  expect([isAway(href), lacksCode(href)]).toEqual([away, lacking]);
});

it.each(addresses)('with a network nothing is away: %s', (_what, href) => {
  expect([isAway(href), lacksCode(href)]).toEqual([false, false]);
});
