import { z } from 'zod';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import type { TreeOption } from '../../ui/select/option-tree.tsx';
import { type FilterKind, type FilterOptions, fieldFilter, filterWords, valueIn } from '../filter.ts';

export type RecordOption = Omit<TreeOption, 'count'>;

/** For records that are too many to read all: the text typed so far, and the record that is chosen already. */
export type Asked = { words?: string; chosen?: number | undefined };

type Records = {
  label: TextKey;
  /** A hook that returns the records to choose from; none while they load. */
  useOptions(asked?: Asked): readonly RecordOption[];
};

export type RecordOptions = FilterOptions & Records;

const [RecordField, preload] = lazyPart(
  async () => ({ default: (await import('./record-field.tsx')).RecordField }),
  { soon: true },
);

/** The name of the chosen record. A shared view or a link may name a record that this person cannot see; the filter
 * still applies. */
const useRecordWords = (search: object, options: RecordOptions): string => {
  const t = useText();
  const id = valueIn<number>(search, options);
  const records = options.useOptions({ chosen: id });
  const found = records.find(({ value }) => value === String(id))?.label;
  return filterWords(t, options.label, found ?? (records.length > 0 ? t('platform:list.unseen') : `#${id}`));
};

const recordKind: FilterKind<RecordOptions> = { useWords: useRecordWords, Field: RecordField, preload };

/** The id of a record. */
export const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);

/** Filters by one of the records the person can see. */
export const recordFilter = <const N extends string>(name: N, options: Records) =>
  fieldFilter(name, urlId(), recordKind, options);
