import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadWhenMade } from './download-when-made.ts';

const paper = { method: 'GET', path: '/things/{id}/pdf' };

const later = '/api/v1/core/papers/abc';

const envelope = (payload: object) =>
  new Response(JSON.stringify({ status: 'success', payload }), { status: 200 });

const announced = () => new Response('{}', { status: 202, headers: { location: later } });

const file = () =>
  new Response('%PDF', {
    status: 200,
    headers: { 'content-disposition': "attachment; filename*=UTF-8''paper.pdf", 'content-length': '4' },
  });

const refusal = () =>
  new Response(JSON.stringify({ status: 'error', code: 'paper_failed', message: 'Not made.' }), {
    status: 409,
  });

const asked: string[] = [];

const answerWith = (...answers: Response[]) => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers.shift() ?? file();
  });
};

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const running = { state: 'running', photos: 60, photos_done: 20 };
const made = { state: 'made', photos: 60, photos_done: 60 };

const get = async (options = {}) => {
  const got = downloadWhenMade(paper, { params: { id: 7 } }, options).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return got;
};

it('saves at once what is there', async () => {
  answerWith(file());
  expect(await get()).toMatchObject({ name: 'paper.pdf' });
  expect(asked).toEqual(['/api/v1/things/7/pdf']);
});

it('asks how far a file is until it is made, and gets it by the same call', async () => {
  answerWith(announced(), envelope(running), envelope(made), file());
  const onMaking = vi.fn();
  expect(await get({ onMaking })).toMatchObject({ name: 'paper.pdf' });
  expect(onMaking.mock.calls).toEqual([[running], [made]]);
  expect(asked).toEqual(['/api/v1/things/7/pdf', later, later, '/api/v1/things/7/pdf']);
});

it('waits for the file that took the place of the one it waited for', async () => {
  answerWith(announced(), envelope(made), announced(), envelope(made), file());
  expect(await get()).toMatchObject({ name: 'paper.pdf' });
});

it('hears that it failed, in words', async () => {
  answerWith(announced(), refusal());
  expect(await get()).toMatchObject({ code: 'paper_failed', message: 'Not made.' });
});

it('stops when the person does', async () => {
  const stop = new AbortController();
  answerWith(announced());
  const got = downloadWhenMade(paper, { params: { id: 7 } }, { signal: stop.signal }).catch(() => 'stopped');
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  expect(await got).toBe('stopped');
  expect(asked).toHaveLength(1);
});
