import { beforeEach, expect, it, vi } from 'vitest';
import { otherUser } from './outcomes.ts';
import { setPageUser } from './page-user.ts';
import { prepare } from './prepare.ts';
import { settle } from './settle.ts';

const target = { method: 'POST', path: '/core/tasks' };

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});

it('every call names the person the page was loaded for, once that is known', () => {
  expect(prepare(target, {}).headers).not.toHaveProperty('X-User-Id');
  setPageUser(7);
  expect(prepare(target, {}).headers).toMatchObject({ 'X-User-Id': '7' });
});

it('a refusal for another person is told and leaves the page where it is', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/tasks/create', search: '', assign });
  const told: string[] = [];
  otherUser.on((words) => told.push(words));
  const refusal = JSON.stringify({ status: 'error', code: 'other_user', message: 'Somebody else.' });
  expect(() => settle(401, refusal)).toThrow('Somebody else.');
  expect(told).toEqual(['Somebody else.']);
  expect(assign).not.toHaveBeenCalled();
});
