import { expect, it, vi } from 'vitest';
import { importWith } from './bring-files.ts';

it('imports only when all files came, asks again for what did not, and for no file twice', async () => {
  const asked: string[] = [];
  let online = false;
  vi.stubGlobal('document', { querySelector: (words: string) => (words.includes('shell') ? {} : null) });
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href);
    if (!online && href.includes('b')) throw new TypeError('Failed to fetch');
    return new Response('');
  });
  const load = vi.fn(async () => 'code');
  const files = ['assets/a.js', 'assets/b.js', 'assets/shell.js'];
  await expect(importWith(load, files)).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  online = true;
  expect(await importWith(load, files)).toBe('code');
  expect(await importWith(load, files)).toBe('code');
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js', '/assets/b.js']);
});

it('takes an answer that is no file for a failure', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(importWith(async () => 'code', ['assets/c.js'])).rejects.toThrow('/assets/c.js answered 503');
});

it('asks for no style sheet that the one of the document holds', async () => {
  const holds = (words: string) => words.includes('link[data-holds~="assets/held.css"]');
  vi.stubGlobal('document', { querySelector: (words: string) => (holds(words) ? {} : null) });
  expect(await importWith(async () => 'code', ['assets/held.css'])).toBe('code');
});
