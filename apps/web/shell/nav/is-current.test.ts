import { expect, it } from 'vitest';
import { isCurrent } from './is-current.ts';

const home = { to: '/' };
const tasks = { to: '/tasks', also: ['/task/'] };

it.each([
  [home, '/', true],
  [home, '/tasks', false],
  [tasks, '/tasks', true],
  [tasks, '/tasks/create', true],
  [tasks, '/task/5', true],
  [tasks, '/task-templates', false],
  [tasks, '/tasksheets', false],
])('%o at %s: %s', (entry, path, current) => {
  expect(isCurrent(entry, path)).toBe(current);
});
