import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { urlText } from '../../routing/search-fields.ts';
import { type FilterKind, type FilterOptions, fieldFilter, filterWords, valueIn } from '../filter.ts';

const [TextField, preload] = lazyPart(async () => ({
  default: (await import('./text-field.tsx')).TextField,
}));

const useTextWords = (search: object, options: FilterOptions): string =>
  filterWords(useText(), options.label, valueIn(search, options));

const textKind: FilterKind = { useWords: useTextWords, Field: TextField, preload };

/** Filters by text in one field, such as the number of a purchase order. */
export const textFilter = <const N extends string>(name: N, options: { label: TextKey }) =>
  fieldFilter(name, urlText(), textKind, options);
