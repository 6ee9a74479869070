import { ruleDates } from '#features/tasks/tasks/contract';
import { sum } from '#platform/contract/money';
import type { StoredBilledProject } from './billed-project-repository.ts';

const forEver = '9999-12-31';

/** How often the work of a project is done in all: its tasks and, while it runs, the dates that its rules still have. Null
 * when a rule has no end. */
export const occurrencesOf = ({
  end,
  known_tasks,
  schedules,
}: Pick<StoredBilledProject, 'end' | 'known_tasks' | 'schedules'>): number | null => {
  const running = end === null ? schedules.filter(({ next_on }) => next_on !== null) : [];
  if (running.some(({ rule }) => rule.end.kind === 'never')) return null;
  return (
    known_tasks +
    sum(running.map(({ rule, next_on }) => (next_on ? [...ruleDates(rule, next_on, forEver)].length : 0)))
  );
};
