import type { TextKey } from '#platform/web/i18n/index';
import { recordFilter } from '#platform/web/list/index';
import { usePeople } from './use-people.ts';

const useOptions = () => usePeople().map(({ id, name }) => ({ value: String(id), label: name }));

/** Filters by one of the people that this person may see. */
export const personFilter = <const N extends string>(name: N, { label }: { label: TextKey }) =>
  recordFilter(name, { label, useOptions });
