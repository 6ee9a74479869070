import { expect, it } from 'vitest';
import { missedPeople } from './missed-people.ts';

const failed = (id: number, reason: string) => [{ id, name: `Person ${id}`, reason }];

it('names whom no call has reached, and why', () => {
  const missed = missedPeople();
  missed.add({ done: [1], failed: failed(2, 'Not there.') }, 'end');
  missed.add({ done: [2], failed: failed(1, 'Not there.') }, 'end');
  missed.add({ done: [], failed: failed(3, 'Not there.') }, 'end');
  expect(missed.take()).toBe('Person 3: Not there.');
});

it('names whoever was not given a duty at some of the sites', () => {
  const missed = missedPeople();
  missed.add({ done: [1], failed: failed(2, 'Holds it then.') }, 'add');
  missed.add({ done: [1, 2], failed: [] }, 'add');
  expect(missed.take()).toBe('Person 2: Holds it then.');
  expect(missed.take()).toBe('');
});
