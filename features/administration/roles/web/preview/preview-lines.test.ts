import { expect, it } from 'vitest';
import { previewLines } from './preview-lines.ts';

it('takes a restriction for a loss and its end for a gain', () => {
  const lines = previewLines({
    people: 3,
    changed: 3,
    gains: [
      { flag: 'tasks.canAddTask', people: 2 },
      { flag: 'reports.onlyFinalized', people: 1 },
    ],
    loses: [{ flag: 'inspections.onlyFinalized', people: 3 }],
  });
  expect(lines.gains.map(({ flag }) => flag)).toEqual(['tasks.canAddTask', 'inspections.onlyFinalized']);
  expect(lines.loses).toEqual([
    { flag: 'reports.onlyFinalized', people: 1, direction: 'gains', restricts: true },
  ]);
});
