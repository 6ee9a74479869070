import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { endpointQuery } from './endpoint-query.ts';
import { otherUser } from './outcomes.ts';
import { readAhead } from './read-ahead.ts';

const list = endpoint({
  method: 'GET',
  path: '/core/things',
  summary: 'Things',
  access: 'signed-in',
  answer: z.array(z.string()),
  rate: 'read',
  audit: null,
});

const answer = (code: string) =>
  new Response(JSON.stringify({ status: 'error', code, message: code }), { status: 401 });

it.each(['unauthenticated', 'other_user'])(
  'what nobody waits for leaves the page as it is: %s',
  async (code) => {
    const assign = vi.fn();
    vi.stubGlobal('location', { pathname: '/tasks', search: '', assign });
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('fetch', async () => answer(code));
    const emitted = vi.spyOn(otherUser, 'emit');
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await expect(client.fetchQuery({ ...endpointQuery(list), ...readAhead })).rejects.toMatchObject({
      status: 401,
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect([assign.mock.calls.length, emitted.mock.calls.length]).toEqual([0, 0]);
  },
);
