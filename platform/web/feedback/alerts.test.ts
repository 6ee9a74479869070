import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { unwrapAnswer } from '../api/unwrap-answer.ts';
import { alertStore, leaveAlerts, showAlert, showProblem, showSuccess } from './alerts.ts';

const colours = () => alertStore.get().map(({ colour = 'green' }) => colour);

it('the alert about no connection goes with the next answer; other red ones stay', () => {
  vi.stubGlobal('document', { cookie: 'locale=en' });
  showProblem(new ApiError(0, undefined, 'Failed to fetch'));
  showProblem(new ApiError(409, { message: 'Taken.' }, ''));
  expect(colours()).toEqual(['red', 'red']);
  expect(() => unwrapAnswer(502, '<html>')).toThrow();
  expect(colours()).toEqual(['red', 'red']);
  unwrapAnswer(200, JSON.stringify({ status: 'success', payload: 1 }));
  showSuccess('Task was created');
  expect(alertStore.get().map(({ text }) => text)).toEqual(['Taken.', 'Task was created']);
});

it('a failure that says nothing is shown with the words of who tried', () => {
  vi.stubGlobal('document', { cookie: 'locale=en' });
  alertStore.set(() => []);
  showProblem(new ApiError(409, { message: 'Taken.' }, ''), 'not finalized');
  showProblem(new ApiError(409, {}, ''), 'not finalized');
  expect(alertStore.get().map(({ text }) => text)).toEqual(['Taken.', 'not finalized']);
});

it('a red alert leaves with its page, except one that says it stays', () => {
  vi.stubGlobal('document', { cookie: 'locale=en' });
  alertStore.set(() => []);
  const closed = vi.fn();
  showAlert({ text: 'Not loaded.', colour: 'red', callback: closed });
  showAlert({ text: 'Refused later.', colour: 'red', stays: true });
  showSuccess('Task was created');
  leaveAlerts();
  expect(alertStore.get().map(({ text }) => text)).toEqual(['Refused later.', 'Task was created']);
  expect(closed).toHaveBeenCalledOnce();
});
