import { expect, it } from 'vitest';
import { byPriority } from './task-charts.tsx';

it('puts the highest priority first, whatever the counts', () => {
  const bars = [
    { key: 'medium', count: 40 },
    { key: 'low', count: 12 },
    { key: 'high', count: 3 },
  ] as const;
  expect(byPriority(bars).map(({ key }) => key)).toEqual(['high', 'medium', 'low']);
});
