import { useAreaTypes } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import { type FilterKind, fieldFilter, filterWords, valueIn } from '#platform/web/list/index';
import { urlText } from '#platform/web/routing/search-fields';

/** Only links set it: nobody types `7:Soap`. */
const typedKind: FilterKind = {
  useWords: (search, options) => {
    const t = useText();
    const types = useAreaTypes(true) ?? [];
    const value = valueIn<string>(search, options);
    const at = value.indexOf(':');
    const type = types.find(({ id }) => id === Number(value.slice(0, at)));
    return filterWords(t, options.label, [type?.name, value.slice(at + 1)].filter(Boolean).join(' · '));
  },
};

/** By a type of common area and words, as the figures name issues and sections. */
export const typedFilter = <const N extends string>(
  name: N,
  options: { label: 'inspections:list.issue' | 'inspections:list.section' },
) => fieldFilter(name, urlText(), typedKind, options);
