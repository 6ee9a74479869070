import { expect, it } from 'vitest';
import { rolePresets } from '../contract/index.ts';
import { roleWords } from './role-words.ts';

it('says a built-in role in the language of the file, and any other as the company named it', () => {
  expect(roleWords('Area Manager', 'es')).toBe('Gerente de área');
  expect(roleWords('Area Manager', 'en')).toBe('Area manager');
  expect(roleWords('Key holder', 'es')).toBe('Key holder');
  expect(rolePresets.filter(({ name }) => roleWords(name, 'es') === name).map(({ key }) => key)).toEqual([
    'supervisor',
  ]);
});
