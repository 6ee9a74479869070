import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

const failing = async (status: number) => {
  const reported = vi.fn();
  const queryFn = vi.fn(() => Promise.reject(new ApiError(status, undefined, 'Failed')));
  const client = createQueryClient(reported);
  const { retry } = client.getDefaultOptions().queries ?? {};
  await expect(client.fetchQuery({ queryKey: ['rows'], queryFn, retry, retryDelay: 0 })).rejects.toThrow();
  return { tries: queryFn.mock.calls.length, reported: reported.mock.calls.length };
};

it.each([
  [true, 0, { tries: 3, reported: 1 }],
  [true, 503, { tries: 3, reported: 1 }],
  [true, 404, { tries: 1, reported: 1 }],
  [false, 0, { tries: 1, reported: 0 }],
])(
  'with a network %s a query that answers %i is tried and told so often',
  async (online, status, expected) => {
    onlineManager.setOnline(online);
    expect(await failing(status)).toEqual(expected);
  },
);
