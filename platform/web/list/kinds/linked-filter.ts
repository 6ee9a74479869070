import { z } from 'zod';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { type FilterKind, type FilterOptions, fieldFilter, filterWords, valueIn } from '../filter.ts';

type Linked = {
  label: TextKey;
  /** What the number means; the label alone says it without one. */
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

/** By a number that nobody enters: figures link to what they count with it. */
export const linkedFilter = <const N extends string>(name: N, options: Linked) =>
  fieldFilter(name, urlWhole(), linkedKind, options);
