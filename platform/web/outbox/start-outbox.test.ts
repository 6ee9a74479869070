import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { setCurrentOrganization } from '../api/organization.ts';
import { setPageUser } from '../api/page-user.ts';
import { alertStore } from '../feedback/alerts.ts';
import { setKindSource } from './kinds.ts';
import { postSettled } from './results.ts';
import { startOutbox } from './start-outbox.ts';
import type { Reason, Write } from './write.ts';

const write = {
  id: 'a',
  owner: { user: 7, organization: 3 },
  kind: 'unknown',
  group: 'a',
  needs: [],
} as unknown as Write;

const settle = async (reason: Partial<Reason>): Promise<number> => {
  postSettled(write, { sent: false, reason: { status: 401, message: '', fields: {}, ...reason } as Reason });
  await new Promise((resolve) => setTimeout(resolve, 20));
  return alertStore.get().length;
};

it('says once that the session has ended, until an entry arrives again', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined });
  vi.stubGlobal('localStorage', { getItem: () => null });
  setPageUser(7);
  setCurrentOrganization(3);
  setKindSource(async () => []);
  startOutbox(new QueryClient());
  expect(await settle({ cause: 'network', code: 'network' })).toBe(0);
  // Whoever signed in here is said elsewhere.
  expect(await settle({ cause: 'session', code: 'other_user' })).toBe(0);
  expect(await settle({ cause: 'session', code: 'unauthenticated' })).toBe(1);
  expect(await settle({ cause: 'session', code: 'unauthenticated' })).toBe(1);
  expect(alertStore.get()[0]).toMatchObject({ stays: true });
  postSettled(write, { sent: true, answer: {} });
  await vi.waitFor(() => expect(alertStore.get()).toEqual([]));
});
