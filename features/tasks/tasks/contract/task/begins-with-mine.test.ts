import { expect, it } from 'vitest';
import { presetFlags, rolePresets } from '#features/accounts/access/contract';
import { beginsWithMine } from './begins-with-mine.ts';

it('is for those who work in the buildings', () => {
  const keys = rolePresets.map(({ key }) => key).filter((key) => beginsWithMine(new Set(presetFlags(key))));
  expect(keys).toEqual(['supervisor', 'day-porter']);
});
