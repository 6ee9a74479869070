import { expect, it } from 'vitest';
import { flags } from '#platform/contract/flags';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { flagsByGroup } from './flag-groups.ts';

it('shows every flag in exactly one group', () => {
  const shown = flagsByGroup.flatMap((group) => group.flags);
  expect(shown.toSorted()).toEqual(flags.toSorted());
  expect(flagsByGroup.filter((group) => group.flags.length === 0)).toEqual([]);
});

const at = (texts: unknown, flag: string): unknown =>
  flag.split('.').reduce((branch, key) => (branch as Record<string, unknown>)?.[key], texts);

it.each([
  ['English', en],
  ['Spanish', es],
])('has a name and a line of its own for every flag in %s', (_, texts) => {
  const words = flags.map((flag) => at(texts.flags, flag) as { name: string; text: string });
  expect(flags.filter((_flag, at) => !words[at]?.name || !words[at]?.text)).toEqual([]);
  expect(new Set(words.map(({ name }) => name)).size).toBe(flags.length);
});
