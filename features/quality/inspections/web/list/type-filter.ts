import { useQuery } from '@tanstack/react-query';
import { basicsEndpoints, describeType, type OwnType } from '#features/quality/inspection-templates/contract';
import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { type FilterKind, fieldFilter, filterWords, valueIn } from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { urlList } from '#platform/web/routing/search-fields';

const none: readonly OwnType[] = [];

/** Types of inspections that the company has; also those out of use, which older inspections are of. */
export const useInspectionTypes = (): readonly OwnType[] =>
  useQuery({ ...endpointQuery(basicsEndpoints.listInspectionTypes), staleTime: choicesStaleTime }).data ??
  none;

export const typeWord = (types: readonly OwnType[], key: string): string => {
  const type = types.find((one) => one.key === key);
  return type ? describeType(type, currentLocale()) : key;
};

const [TypeField, preload] = lazyPart(async () => ({
  default: (await import('./type-field.tsx')).TypeField,
}));

const typeKind: FilterKind = {
  useWords: (search, options) => {
    const [t, types] = [useText(), useInspectionTypes()];
    const chosen = valueIn<readonly string[]>(search, options);
    return filterWords(t, options.label, chosen.map((key) => typeWord(types, key)).join(', '));
  },
  Field: TypeField,
  preload,
};

/** By any number of the company's types. */
export const typeFilter = fieldFilter('type', urlList(), typeKind, { label: 'inspections:field.type' });
