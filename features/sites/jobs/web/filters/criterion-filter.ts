import type { SiteCriterion } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import {
  type Filter,
  type FilterKind,
  type FilterOptions,
  fieldFilter,
  filterWords,
  urlId,
  valueIn,
} from '#platform/web/list/index';
import { lazyPart } from '#platform/web/routing/index';
import { useChoices } from './use-choices.ts';

export type CriterionOptions = FilterOptions & { criterion: SiteCriterion };

const [CriterionField, preload] = lazyPart(
  async () => ({ default: (await import('./criterion-field.tsx')).CriterionField }),
  { soon: true },
);

const useCriterionWords = (search: object, options: CriterionOptions): string => {
  const t = useText();
  const value = valueIn<number>(search, options);
  const choice = useChoices(options.criterion).find((one) => one.value === String(value));
  return filterWords(t, options.label, choice?.label ?? `#${value}`);
};

const criterionKind: FilterKind<CriterionOptions> = {
  useWords: useCriterionWords,
  Field: CriterionField,
  preload,
};

/** The filter of a criterion that another feature declares. */
export const criterionFilter = (criterion: SiteCriterion): Filter =>
  fieldFilter(criterion.name, urlId(), criterionKind, { criterion, label: criterion.label });
