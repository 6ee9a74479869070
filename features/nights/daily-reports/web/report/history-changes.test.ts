import { expect, it } from 'vitest';
import { historyChanges } from './history-changes.ts';

it.each([
  ['daily-report.updated', { before: 'A', after: 'B' }],
  // B was said later than A arrived, and stands.
  ['daily-report.superseded', { before: 'B', after: 'A' }],
])('shows for %s what stands last', (action, shown) => {
  const changes = { general_comments: ['A', 'B'] as [unknown, unknown] };
  expect(historyChanges({ action, changes })).toEqual([{ field: 'general_comments', ...shown }]);
});
