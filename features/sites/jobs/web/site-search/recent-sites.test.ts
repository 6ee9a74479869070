import { expect, it, vi } from 'vitest';
import type { SessionUser } from '#platform/web/session/index';
import { recentFirst, recentSites, rememberSite } from './recent-sites.ts';

const user = { id: 7, default_organization: { id: 1 } } as SessionUser;
const sites = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

const useStorage = (): Map<string, string> => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return stored;
};

it('lists the last five once, the last first, then the others', () => {
  useStorage();
  for (const id of [6, 5, 4, 3, 2, 1, 3]) rememberSite(user, id);
  expect(idsOf(recentSites(user, sites))).toEqual([3, 1, 2, 4, 5]);
  expect(idsOf(recentFirst(user, sites))).toEqual([3, 1, 2, 4, 5, 6]);
});

it('leaves out a site that is not offered, and those of another company', () => {
  useStorage();
  rememberSite(user, 9);
  rememberSite({ ...user, default_organization: { id: 2 } } as SessionUser, 2);
  expect(recentSites(user, sites)).toEqual([]);
});

it.each(['{', '"3"', '[null, "1"]'])('takes %s in the storage for nothing', (text) => {
  useStorage().set('cora.recent-sites.7.1', text);
  expect(recentSites(user, sites)).toEqual([]);
});

it('goes on without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  expect(() => rememberSite(user, 1)).not.toThrow();
  expect(recentSites(user, sites)).toEqual([]);
});
