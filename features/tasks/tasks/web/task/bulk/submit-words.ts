import type { Translate } from '#platform/web/i18n/index';
import type { BulkAction } from '../../../contract/index.ts';

/** The button says what happens and to how many tasks. Assigning them to nobody removes the people they are assigned to. */
export const submitWords = (
  action: BulkAction,
  count: number,
  people: readonly number[],
  t: Translate,
): string => {
  if (action === 'due') return t('tasks:bulk.update', { count });
  if (action === 'assign' && people.length === 0) return t('tasks:bulk.unassign', { count });
  return t(`tasks:bulk.${action}Title`, { count });
};
