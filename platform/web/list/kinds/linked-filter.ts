import { z } from 'zod';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { type FilterKind, type FilterOptions, fieldFilter, filterWords, valueIn } from '../filter.ts';

type Linked = {
  label: TextKey;
  /** The number in words. Without it, the label alone stands for the filter. */
  word?: (value: number) => string;
};

const linkedKind: FilterKind<FilterOptions & Linked> = {
  useWords: (search, options) => {
    const t = useText();
    const { label, word } = options;
    return word ? filterWords(t, label, word(valueIn(search, options))) : t(label);
  },
};

const urlWhole = () => z.coerce.number().int().min(0).optional().catch(undefined);

/** Filters by a number that nobody types: figures use it in links to the records they count. */
export const linkedFilter = <const N extends string>(name: N, options: Linked) =>
  fieldFilter(name, urlWhole(), linkedKind, options);
