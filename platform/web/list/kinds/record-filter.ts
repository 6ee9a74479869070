import { z } from 'zod';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { type FilterKind, type FilterOptions, fieldFilter, filterWords, valueIn } from '../filter.ts';

export type RecordOption = { value: string; label: string };

type Records = {
  label: TextKey;
  /** The records to choose from, read by a hook; none while they are still to come. */
  useOptions(): readonly RecordOption[];
};

export type RecordOptions = FilterOptions & Records;

const [RecordField, preload] = lazyPart(async () => ({
  default: (await import('./record-field.tsx')).RecordField,
}));

/** The name of the record that a list is narrowed to. A shared view or a link may name one that this person does not
 * see: it narrows all the same. */
const useRecordWords = (search: object, options: RecordOptions): string => {
  const t = useText();
  const records = options.useOptions();
  const id = valueIn<number>(search, options);
  const found = records.find(({ value }) => value === String(id))?.label;
  return filterWords(t, options.label, found ?? (records.length > 0 ? t('platform:list.unseen') : `#${id}`));
};

const recordKind: FilterKind<RecordOptions> = { useWords: useRecordWords, Field: RecordField, preload };

/** A record by its id. */
export const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);

/** One record among those that the person sees. */
export const recordFilter = <const N extends string>(name: N, options: Records) =>
  fieldFilter(name, urlId(), recordKind, options);
