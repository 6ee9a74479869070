import { afterEach, expect, it, vi } from 'vitest';
import { flags } from '#platform/contract/flags';
import { searchedWords } from '#platform/contract/fold';
import { textOf } from '#platform/contract/text-of';
import type { Translate } from '#platform/web/i18n/index';
import type { Session } from '#platform/web/session/index';
import imports from '../../../../features/imports/job-imports/locales/es.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { adminCards } from '../../pages/admin/admin-cards.ts';
import { pageAt, pages } from '../../pages.ts';
import { commandGroups, isFoundBy, wordsOf } from './commands.ts';
import { pageWords } from './page-words.ts';

const session = {
  flags: new Set(flags),
  user: { super_admin: 0 },
} as unknown as Session;

const found = (typed: string, app: object): string[] => {
  vi.stubGlobal('document', { cookie: 'locale=es' });
  const texts = { app, 'job-imports': imports };
  const t: Translate = (key, values) => textOf(texts, key.split(/[:.]/), 'es-US', values) ?? key;
  const words = searchedWords(typed);
  return commandGroups(session, t, () => undefined)
    .flatMap(({ commands }) => commands)
    .filter((command) => isFoundBy(words, command))
    .map(({ id }) => id);
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['import', en, '/admin/jobs/import'],
  ['excel', es, '/admin/jobs/import'],
  ['importar', es, '/admin/jobs/import'],
  ['map', en, '/map'],
  ['password', en, '/profile'],
  ['contrasena', es, '/profile'],
  ['holidays', en, '/admin/company-settings'],
  ['coi', es, '/admin/vendors'],
  ['nueva tarea', es, '/tasks/create'],
  ['spreadsheet', es, '/admin/jobs/import'],
])('%s finds the page by what people call it, %#', (typed, texts, page) => {
  expect(found(typed, texts)).toContain(page);
});

it('has other words for each page that can be opened without a record', () => {
  const known = pages.filter(({ path }) => !/\$(?!jobId\})/.test(path) && !path.startsWith('/not-found'));
  expect(known.map(({ path }) => path).filter((path) => !wordsOf(path))).toEqual([]);
});

it('has the words of a card once, on the card, whose page exists or is one of those to come', () => {
  const paths = adminCards.map(({ page }) => page);
  expect(paths.filter((path) => pageWords[path])).toEqual([]);
  expect(paths.filter((path) => !pageAt(path))).toEqual(['/admin/integrations', '/forms']);
});
