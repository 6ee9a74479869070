import { describe, expect, it } from 'vitest';
import { textOf } from './text-of.ts';

const texts = {
  done: { tasks_one: '{{count}} task', tasks_other: '{{count}} tasks', of: 'Task {{number}} of {{name}}' },
};

const say = (last: string, values: Record<string, string | number>, intl = 'en-US') =>
  textOf(texts, ['done', last], intl, values);

describe('a text', () => {
  it('takes the form of its count, written as people write it', () => {
    expect(say('tasks', { count: 1 })).toBe('1 task');
    expect(say('tasks', { count: 2586 })).toBe('2,586 tasks');
    expect(say('tasks', { count: 2586 }, 'es-US')).toBe('2,586 tasks');
  });

  it('leaves the number of a record, and what is words already, as it is', () => {
    expect(say('of', { number: 12345, name: 'Ada' })).toBe('Task 12345 of Ada');
    expect(textOf(texts, ['done', 'tasks_other'], 'en-US', { count: '3.5' })).toBe('3.5 tasks');
  });

  it('is nothing where there is none, and empty where a value is missing', () => {
    expect(say('nothing', {})).toBeUndefined();
    expect(say('of', { number: 1 })).toBe('Task 1 of ');
  });
});
