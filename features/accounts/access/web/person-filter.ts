import type { TextKey } from '#platform/web/i18n/index';
import { type Asked, recordFilter } from '#platform/web/list/index';
import { useFoundPeople } from './use-people.ts';
import { usePersonWords } from './use-person-words.ts';

const useOptions = ({ words, chosen }: Asked = {}) => {
  const { label } = usePersonWords();
  const people = useFoundPeople({ words: words ?? '', ids: chosen === undefined ? [] : [chosen] });
  return people.map(({ id, name, invited }) => ({ value: String(id), label: label({ name, invited }) }));
};

/** Filters by one of the people that this person may see. */
export const personFilter = <const N extends string>(name: N, { label }: { label: TextKey }) =>
  recordFilter(name, { label, useOptions });
