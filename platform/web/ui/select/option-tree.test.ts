import { expect, it } from 'vitest';
import { optionTree } from './option-tree.tsx';

it('puts options under their headings, as a select takes them', () => {
  const { data } = optionTree([
    { value: '1', label: 'West', group: 'West', name: 'All of West' },
    { value: '2', label: 'West › North', group: 'West', name: 'North' },
    { value: '3', label: 'East', group: 'East' },
  ]);
  // An item with a `group` of its own would be taken for another heading.
  expect(data).toEqual([
    {
      group: 'West',
      items: [
        { value: '1', label: 'West' },
        { value: '2', label: 'West › North' },
      ],
    },
    { group: 'East', items: [{ value: '3', label: 'East' }] },
  ]);
});
