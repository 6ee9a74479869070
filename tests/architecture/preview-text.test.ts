import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { flags } from '#platform/contract/flags';
import { textOf } from '#platform/contract/text-of';
import { product } from '../../apps/server/product.ts';
import { readRoutes } from '../../bin/build/route-table.ts';
import { readTextFields } from '../../platform/server/http/read-inputs.ts';
import { root } from './rules/project-files.ts';

/** The page as it opens, or with the record that its address names. */
const readersOf = (words: string | undefined) =>
  (words === undefined ? ['', 'id=5'] : [words]).map((search) => ({
    search: new URLSearchParams(search),
    phone: true,
    flags: new Set(flags),
  }));

const textsIn = (locale: string) =>
  Object.fromEntries(
    globSync(`features/*/*/locales/${locale}.json`, { cwd: root }).map((path) => [
      path.split(sep)[2] ?? '',
      JSON.parse(readFileSync(join(root, path), 'utf8')),
    ]),
  );

const texts = { en: textsIn('en'), es: textsIn('es') };

const wordsAt = (all: Record<string, unknown>, lead: string) => textOf(all, lead.split(/[:.]/), 'en');

const calls = product.bindings
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ endpoint: { path, query } }) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\d+')}$`),
    query,
  }));

const isAnswered = (call: string): boolean => {
  const [path = '', search] = call.split('?');
  const query = calls.find(({ pattern }) => pattern.test(path))?.query;
  const given = Object.fromEntries(new URLSearchParams(search));
  if (!query) return search === undefined && calls.some(({ pattern }) => pattern.test(path));
  return query.safeParse(readTextFields(query, given)).success;
};

/** Values for the parameters in the path of a record. */
const paramsOf = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => [name, '5']));

it('the words of a document belong to a page that exists, and come from a call that does', async () => {
  const paths = new Set((await readRoutes(root)).map(({ path }) => path));
  const pages = Object.entries(product.gather('previewText'));
  expect(pages.length).toBeGreaterThan(0);
  for (const [name, { callOf, lead }] of pages) {
    const [path = '', words] = name.split('?');
    expect(paths).toContain(path);
    if (lead !== undefined) {
      expect(Object.values(texts).map((all) => wordsAt(all, lead))).not.toContain(undefined);
      continue;
    }
    const asked = readersOf(words).flatMap((reader) => callOf(paramsOf(path), reader) ?? []);
    expect(asked).not.toEqual([]);
    expect(asked.filter((call) => !isAnswered(call))).toEqual([]);
  }
});
