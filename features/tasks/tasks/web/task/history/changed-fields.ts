import { derivedTitle } from '../../../contract/index.ts';
import type { Entry } from './entry-title.ts';

/** Not listed: the title of the entry or another field already says it. */
const unlisted = ['status', 'visibility', 'photos', 'updated_at', 'area_type_id', 'serviced_at'];

const isOwnTitle = (changes: Entry['changes']): boolean => {
  const description = changes.description?.[1];
  return !(typeof description === 'string' && changes.title?.[1] === derivedTitle(description));
};

/** The fields of an edit in the order of the form, each with its old and new value. */
export const changedFields = (
  changes: Entry['changes'],
): { field: string; before: unknown; after: unknown }[] =>
  Object.entries(changes)
    .filter(([field]) => !unlisted.includes(field) && (field !== 'title' || isOwnTitle(changes)))
    .map(([field, [before, after]]) => ({ field, before, after }));

/** Who was assigned before or after. */
export const assigneesIn = (entries: readonly Entry[]): number[] => [
  ...new Set(
    entries
      .flatMap(({ changes }) => (changes.assignee_user_ids ?? []).flat())
      .filter((id) => typeof id === 'number'),
  ),
];

export const idsIn = (entries: readonly Entry[], fields: readonly string[]): boolean =>
  entries.some(({ changes }) => fields.some((field) => field in changes));
