import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { asError, reasonOf } from './failure.ts';

const answer = (code: string) => ({ status: 'error', code, payload: { message: code, errors: {} } });

describe('a try that failed', () => {
  it.each([
    ['no answer', 0, undefined, 'network'],
    ['the sign-in page of a hotel', 200, undefined, 'network'],
    ['a refusal that is not in our words', 403, undefined, 'network'],
    ['an error of the server', 500, answer('unexpected'), 'server'],
    ['a server that starts again', 503, answer('unavailable'), 'server'],
    ['too many calls', 429, answer('too_many'), 'server'],
    ['a slow upload', 408, answer('bad_request'), 'server'],
    ['an old form token', 403, answer('csrf'), 'server'],
    ['an ended session', 401, answer('unauthenticated'), 'session'],
    ['the session of somebody else', 401, answer('other_user'), 'session'],
    ['a missing right', 403, answer('forbidden'), 'refused'],
    ['a record that is gone', 404, answer('not_found'), 'refused'],
    ['a transition that is not allowed', 409, answer('transition_refused'), 'refused'],
    ['a wrong field', 422, answer('invalid'), 'refused'],
  ])('%s', (_, status, body, cause) => {
    expect(reasonOf(new ApiError(status, body, '')).cause).toBe(cause);
  });

  it('is one of the network when the browser gave up', () => {
    expect(reasonOf(new DOMException('late', 'TimeoutError')).cause).toBe('network');
  });
});

it('brings the record as it is now back to the form', () => {
  const current = { id: 7, zones: 2 };
  const stale = { status: 'error', code: 'stale', payload: { message: 'Saved', details: { current } } };
  expect(asError(reasonOf(new ApiError(409, stale, '')))).toMatchObject({
    status: 409,
    code: 'stale',
    details: { current },
  });
});
