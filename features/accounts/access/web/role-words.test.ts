import { expect, it } from 'vitest';
import { textOf } from '#platform/contract/text-of';
import type { Translate } from '#platform/web/i18n/index';
import { rolePresets } from '../contract/index.ts';
import es from '../locales/es.json' with { type: 'json' };
import { roleAbout, roleWords } from './role-words.ts';

const t: Translate = (key) => textOf(es, (key.split(':')[1] ?? '').split('.'), 'es-US') ?? key;

it('names every built-in role in the language of the reader', () => {
  expect(roleWords({ key: 'area-manager', name: 'Area Manager' }, t)).toBe('Gerente de área');
  const unnamed = rolePresets.map((role) => roleWords(role, t)).filter((name) => name.includes(':'));
  expect(unnamed).toEqual([]);
});

it('leaves the name that a company gave', () => {
  expect(roleWords({ key: 'area-manager', name: 'Night lead' }, t)).toBe('Night lead');
  expect(roleWords({ key: 'window-crew', name: 'Supervisor' }, t)).toBe('Supervisor');
});

it('says what every built-in role is for, and what a company wrote of its own', () => {
  const silent = rolePresets
    .map(({ key }) => roleAbout({ key, description: '', built_in: true }, t))
    .filter((about) => about === '' || about.includes('access:about'));
  expect(silent).toEqual([]);
  expect(roleAbout({ key: 'supervisor', description: 'Nights only', built_in: false }, t)).toBe(
    'Nights only',
  );
  expect(roleAbout({ key: 'window-crew', description: '', built_in: false }, t)).toBe('');
});
