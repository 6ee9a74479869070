import { expect, it } from 'vitest';
import { mergeChanges } from './differences.ts';

const opened = { title: '', description: 'Leak', priority: 'medium', people: [1] };

it('fields the person left alone take the saved value, without a conflict', () => {
  const mine = { ...opened, description: 'Leak in the hall' };
  const theirs = { ...opened, title: null, priority: 'high', people: [1, 2] };
  expect(mergeChanges(opened, mine, theirs)).toEqual({
    merged: { title: null, description: 'Leak in the hall', priority: 'high', people: [1, 2] },
    conflicts: [],
  });
});

it('only what both changed in different ways is a conflict, and stays mine', () => {
  const mine = { ...opened, title: 'Hall', description: 'Leak in the hall', priority: 'low' };
  const theirs = { ...opened, title: 'Hall', description: 'Leak', priority: 'high', people: [] };
  expect(mergeChanges(opened, mine, theirs)).toEqual({
    merged: { ...mine, people: [] },
    conflicts: [{ field: 'priority', mine: 'low', theirs: 'high' }],
  });
});

it('what the saved record does not carry stays mine', () => {
  const mine = { ...opened, photos: ['new'], updated_at: 'then' };
  expect(mergeChanges(opened, mine, { ...opened, updated_at: 'now' })).toEqual({
    merged: mine,
    conflicts: [],
  });
});
