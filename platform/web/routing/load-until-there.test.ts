import { beforeEach, expect, it, vi } from 'vitest';
import { alertStore, leaveAlerts } from '../feedback/alerts.ts';
import { loadUntilThere, retryLeftParts } from './load-until-there.ts';

const shown = () => alertStore.get().length;

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'locale=en' });
  vi.stubGlobal('location', { pathname: '/tasks' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.spyOn(console, 'error').mockReturnValue();
});

it('tries a part again when the page that was left without it is opened again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('no line'))
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue('there');
  const loaded = loadUntilThere(load, 'platform:errors.partNotLoaded');
  await vi.waitFor(() => expect(shown()).toBe(1));
  leaveAlerts();
  expect(shown()).toBe(0);
  retryLeftParts('/jobs');
  expect(load).toHaveBeenCalledOnce();
  retryLeftParts('/tasks');
  await vi.waitFor(() => expect(shown()).toBe(1));
  leaveAlerts();
  retryLeftParts('/tasks');
  expect(await loaded).toBe('there');
  expect(shown()).toBe(0);
});
