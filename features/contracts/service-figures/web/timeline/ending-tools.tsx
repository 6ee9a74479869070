import { useText } from '#platform/web/i18n/index';
import { FilterChips, FilterPanel, type SearchOfList } from '#platform/web/list/index';
import { SearchBox } from '#platform/web/ui/index';
import { figureList } from '../list/figure-list.ts';
import classes from './timeline.module.css';

type Search = SearchOfList<typeof figureList>;

/** The search and the filters of the services, above the months. */
export const EndingTools = ({
  search,
  onChange,
}: {
  search: Search;
  onChange: (patch: Record<string, unknown>) => void;
}) => {
  const t = useText();
  const set = figureList.filters.filter((filter) => figureList.isSet(search, filter));
  return (
    <div className={classes.tools} data-no-print>
      <SearchBox
        value={search.q}
        placeholder={t('service-figures:list.search')}
        onChange={(q) => onChange({ q })}
      />
      <FilterPanel
        list={figureList}
        search={search}
        onChange={onChange}
        count={set.length}
        apply={t('service-figures:list.apply')}
      />
      <FilterChips filters={set} search={search} clear={(some) => onChange(figureList.cleared(some))} />
    </div>
  );
};
