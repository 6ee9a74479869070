export type { Chosen } from './chosen.ts';
export { defineList } from './define-list.ts';
export {
  type FieldProps,
  type Filter,
  type FilterKind,
  type FilterOptions,
  fieldFilter,
  filterWords,
  valueIn,
} from './filter.ts';
export { FilterChips } from './filter-chips.tsx';
export { FilterFields } from './filter-fields.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { FilterWords } from './filter-words.tsx';
export { choiceFilter, choicesFilter, flagFilter, idsFilter, yesNoFilter } from './kinds/choice-filters.ts';
export { linkedFilter } from './kinds/linked-filter.ts';
export { dateRangeFilter, datesFilter, numberRangeFilter } from './kinds/range-filters.ts';
export { type Asked, type RecordOption, recordFilter, urlId } from './kinds/record-filter.ts';
export { RecordSelect } from './kinds/record-select.tsx';
export { textFilter } from './kinds/text-filter.ts';
export type { QuickView, SearchOfList } from './list.ts';
export { listPage } from './list-page.ts';
export { listWithout } from './list-without.ts';
export { matchingIds } from './matching-ids.ts';
export { QuickViews } from './quick-views.tsx';
export { RecordList } from './record-list.tsx';
