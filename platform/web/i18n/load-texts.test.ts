import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTexts } from './start-texts.ts';
import { text } from './use-text.ts';
import { withTexts } from './with-texts.ts';

const files: Record<string, unknown> = {
  '/texts/shell.es.json': { app: { title: 'Inicio' } },
  '/texts/tasks.es.json': { app: { more: 'Más' }, tasks: { open: 'Abrir' } },
  '/texts/all.es.json': { app: { title: 'Inicio', more: 'Más', rare: 'Raro' }, tasks: { open: 'Abrir' } },
  '/texts/all.en.json': { app: { title: 'Home', only: 'English only' } },
};

const asked: string[] = [];

const say = text as (key: string) => string;

const languages = {
  en: async () => (await (await fetch('/texts/all.en.json')).json()) as Record<string, unknown>,
  es: async () => (await (await fetch('/texts/all.es.json')).json()) as Record<string, unknown>,
};

beforeEach(async () => {
  asked.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('document', { cookie: 'locale=es', documentElement: { dataset: { texts: '/texts/' } } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const file = files[address];
    return new Response(JSON.stringify(file), { status: file ? 200 : 404 });
  });
  await startTexts('es', languages);
});

afterEach(() => vi.unstubAllGlobals());

it('loads the texts of the shell, and of a part with its code', async () => {
  expect(say('app:title')).toBe('Inicio');
  expect(await withTexts('tasks', Promise.resolve('code'))).toBe('code');
  expect(say('tasks:open')).toBe('Abrir');
  expect(say('app:more')).toBe('Más');
  await withTexts('tasks', Promise.resolve('code'));
  expect(asked).toEqual(['/texts/shell.es.json', '/texts/tasks.es.json']);
});

it('begins with the texts that the document names, and asks for none of theirs again', async () => {
  const dataset = { texts: '/texts/', firstTexts: 'first-jobs' };
  vi.stubGlobal('document', { cookie: 'locale=es', documentElement: { dataset } });
  files['/texts/first-jobs.es.json'] = { app: { title: 'Obras' }, $parts: { jobs: '', 'jobs-fact': '' } };
  await startTexts('es', languages);
  await withTexts('jobs', Promise.resolve('code'));
  await withTexts('jobs-fact', Promise.resolve('code'));
  expect(say('app:title')).toBe('Obras');
  expect(asked.slice(1)).toEqual(['/texts/first-jobs.es.json']);
});

it('asks again for texts that could not be loaded', async () => {
  await expect(withTexts('clients', Promise.resolve('code'))).rejects.toThrow('clients');
  files['/texts/clients.es.json'] = { clients: { name: 'Nombre' } };
  await withTexts('clients', Promise.resolve('code'));
  expect(say('clients:name')).toBe('Nombre');
});

it('fetches all texts for one that no part has, and English for one that Spanish has not', async () => {
  expect(say('app:rare')).toBe('app:rare');
  await vi.waitFor(() => expect(say('app:rare')).toBe('Raro'));
  expect(say('app:only')).toBe('app:only');
  await vi.waitFor(() => expect(say('app:only')).toBe('English only'));
  expect(console.error).toHaveBeenCalledTimes(2);
});
