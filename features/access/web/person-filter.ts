import type { TextKey } from '#platform/web/i18n/index';
import { type Asked, recordFilter } from '#platform/web/list/index';
import { useFoundPeople } from './use-people.ts';

const useOptions = ({ words, chosen }: Asked = {}) =>
  useFoundPeople({ words: words ?? '', ids: chosen === undefined ? [] : [chosen] }).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));

/** Filters by one of the people that this person may see. */
export const personFilter = <const N extends string>(name: N, { label }: { label: TextKey }) =>
  recordFilter(name, { label, useOptions });
