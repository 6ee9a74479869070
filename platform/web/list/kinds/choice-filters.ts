import { z } from 'zod';
import { formatNumber } from '../../i18n/numbers.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { type Translate, useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { urlChoice, urlFlag, urlIds, urlList } from '../../routing/search-fields.ts';
import { type FilterKind, type FilterOptions, fieldFilter, filterWords, valueIn } from '../filter.ts';

const load = () => import('./choice-fields.tsx');
const [ChoicesField, preload] = lazyPart(async () => ({ default: (await load()).ChoicesField }));
const [ChoiceField] = lazyPart(async () => ({ default: (await load()).ChoiceField }));
const [FlagField] = lazyPart(async () => ({ default: (await load()).FlagField }));
const [YesNoField] = lazyPart(async () => ({ default: (await load()).YesNoField }));

type Choices<C extends string> = {
  label: TextKey;
  choices: readonly C[];
  word(choice: C, t: Translate): string;
  /** Takes half the width of the panel. */
  narrow?: boolean;
};

export type ChoiceOptions = FilterOptions & Choices<string>;

const useChoicesWords = (search: object, options: ChoiceOptions): string => {
  const t = useText();
  const chosen = valueIn<readonly string[]>(search, options);
  return filterWords(t, options.label, chosen.map((choice) => options.word(choice, t)).join(', '));
};

const useChoiceWords = (search: object, options: ChoiceOptions): string => {
  const t = useText();
  return filterWords(t, options.label, options.word(valueIn(search, options), t));
};

const useLabel = (_search: object, { label }: FilterOptions): string => useText()(label);

const useYesNoWords = (search: object, options: FilterOptions): string => {
  const t = useText();
  return filterWords(
    t,
    options.label,
    t(valueIn(search, options) ? 'platform:list.yes' : 'platform:list.no'),
  );
};

const useCountWords = (search: object, options: FilterOptions): string =>
  filterWords(useText(), options.label, formatNumber(valueIn<readonly number[]>(search, options).length));

const choicesKind: FilterKind<ChoiceOptions> = { useWords: useChoicesWords, Field: ChoicesField, preload };
const choiceKind: FilterKind<ChoiceOptions> = { useWords: useChoiceWords, Field: ChoiceField, preload };
const flagKind: FilterKind = { useWords: useLabel, Field: FlagField, preload };
const yesNoKind: FilterKind = { useWords: useYesNoWords, Field: YesNoField, preload };
const idsKind: FilterKind = { useWords: useCountWords };

/** Any number of choices. */
export const choicesFilter = <const N extends string, const C extends string>(name: N, options: Choices<C>) =>
  fieldFilter(name, urlList(options.choices), choicesKind, options as Choices<string>);

/** One of several choices. */
export const choiceFilter = <const N extends string, const C extends readonly [string, ...string[]]>(
  name: N,
  options: Choices<C[number]> & { choices: C },
) => fieldFilter(name, urlChoice(options.choices), choiceKind, options as Choices<string>);

/** Set or not. With `linked` only links and quick views set it. */
export const flagFilter = <const N extends string>(name: N, options: { label: TextKey; linked?: boolean }) =>
  fieldFilter(name, urlFlag(), options.linked ? { useWords: useLabel } : flagKind, options);

const urlYesNo = () =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .optional()
    .catch(undefined);

/** Records that are, records that are not, or both. */
export const yesNoFilter = <const N extends string>(name: N, options: { label: TextKey }) =>
  fieldFilter(name, urlYesNo(), yesNoKind, options);

/** Exactly these records. Only links set it. */
export const idsFilter = <const N extends string>(name: N, options: { label: TextKey }) =>
  fieldFilter(name, urlIds(), idsKind, options);
