import { expect, it } from 'vitest';
import { reservedSlugs } from '#features/accounts/organizations/contract';
import { pages } from './pages.ts';

const contracts = import.meta.glob<Record<string, unknown>>('../../features/*/*/contract/index.ts', {
  eager: true,
});

/** Paths of all calls. The endpoint of a shared page begins with the slug of the organization, so no slug may be such a
 * path. */
const calls = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .flatMap((table) => (typeof table === 'object' && table !== null ? Object.values(table) : []))
  .flatMap((entry: unknown) => {
    const { path, method } = (entry ?? {}) as { path?: unknown; method?: unknown };
    return typeof path === 'string' && typeof method === 'string' ? [path] : [];
  });

/** Other paths that the server answers. */
const others = [
  '/api',
  '/assets',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/login',
  '/signup',
  '/password',
  '/two-factor',
];

const firstOf = (path: string): string => (path.split('/')[1] ?? '').replace(/\..*$/, '');

it('no organization takes the address of a page or a call', () => {
  expect([calls.length > 50, pages.length > 10]).toEqual([true, true]);
  const paths = [...calls, ...pages.map(({ path }) => path), ...others];
  const taken = [...new Set(paths.map(firstOf))].filter((first) => /^[a-z0-9-]{2,}$/.test(first)).sort();
  expect(taken.filter((first) => !reservedSlugs.includes(first))).toEqual([]);
});
