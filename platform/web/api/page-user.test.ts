import { beforeEach, expect, it, vi } from 'vitest';
import { buildRequest } from './build-request.ts';
import { chooseOrganization, setCurrentOrganization } from './organization.ts';
import { otherUser } from './outcomes.ts';
import { setPageUser } from './page-user.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

const target = { method: 'POST', path: '/core/tasks' };

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('every call names the person the page was loaded for, once that is known', () => {
  expect(buildRequest(target, {}).headers).not.toHaveProperty('X-User-Id');
  setPageUser(7);
  expect(buildRequest(target, {}).headers).toMatchObject({ 'X-User-Id': '7' });
});

it('every call names the organization the page was loaded for, whatever another tab has entered since', () => {
  chooseOrganization(3);
  expect(buildRequest(target, {}).headers).toMatchObject({ 'X-Organization-Id': '3' });
  setCurrentOrganization(3);
  chooseOrganization(4);
  expect(buildRequest(target, {}).headers).toMatchObject({ 'X-Organization-Id': '3' });
  setCurrentOrganization(undefined);
  expect(buildRequest(target, {}).headers).toMatchObject({ 'X-Organization-Id': '4' });
});

it('a refusal for another person is told and leaves the page where it is', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/tasks/create', search: '', assign });
  const received: string[] = [];
  otherUser.on((words) => received.push(words));
  const refusal = JSON.stringify({ status: 'error', code: 'other_user', message: 'Somebody else.' });
  expect(() => unwrapAnswer(401, refusal)).toThrow('Somebody else.');
  expect(received).toEqual(['Somebody else.']);
  expect(assign).not.toHaveBeenCalled();
});
