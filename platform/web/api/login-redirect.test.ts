import { expect, it, vi } from 'vitest';
import { leavingOnPurpose, onFlush } from '../forms/drafts.ts';
import { goToLogin } from './login-redirect.ts';
import { setPageUser } from './page-user.ts';

it('an ended session keeps what is typed, leaves without a question, and does so again when the person stayed', async () => {
  vi.useFakeTimers();
  const order: string[] = [];
  vi.stubGlobal('location', {
    pathname: '/tasks/create',
    search: '?job_id=3',
    assign: (address: string) => order.push(`${address} ${leavingOnPurpose()}`),
  });
  onFlush(() => order.push('kept'));
  const left = ['kept', '/login?redirect=%2Ftasks%2Fcreate%3Fjob_id%3D3 true'];
  goToLogin();
  goToLogin();
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toEqual(left);
  await vi.advanceTimersByTimeAsync(5000);
  expect(leavingOnPurpose()).toBe(false);
  goToLogin();
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toEqual([...left, ...left]);
  await vi.advanceTimersByTimeAsync(5000);
  setPageUser(7);
  goToLogin();
  await vi.advanceTimersByTimeAsync(100);
  expect(order.at(-1)).toBe('/login?redirect=%2Ftasks%2Fcreate%3Fjob_id%3D3&ended=true true');
  vi.useRealTimers();
});
