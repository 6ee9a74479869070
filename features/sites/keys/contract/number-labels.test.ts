import { expect, it } from 'vitest';
import { numberLabels } from './number-labels.ts';

it.each([
  ['MK-7', 3, ['MK-7', 'MK-8', 'MK-9']],
  ['MK-09', 2, ['MK-09', 'MK-10']],
  ['099', 2, ['099', '100']],
  ['Front door', 2, ['Front door 1', 'Front door 2']],
  ['2F east', 2, ['2F east 1', '2F east 2']],
  ['Front door', 1, ['Front door']],
  ['A 12345678901', 2, ['A 12345678901', 'A 12345678902']],
] as const)('%s, %i of them', (first, count, labels) => {
  expect(numberLabels(first, count)).toEqual(labels);
});
