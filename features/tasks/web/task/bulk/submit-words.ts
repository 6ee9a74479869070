import type { Say } from '#platform/web/i18n/index';
import type { BulkAction } from '../../../contract/index.ts';

/** The button says what it does and to how many; to leave the people empty takes those assigned away. */
export const submitWords = (action: BulkAction, count: number, people: readonly number[], t: Say): string => {
  if (action === 'due') return t('tasks:bulk.update', { count });
  if (action === 'assign' && people.length === 0) return t('tasks:bulk.unassign', { count });
  return t(`tasks:bulk.${action}Title`, { count });
};
