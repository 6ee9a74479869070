import { Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { FilterChips, FilterPanel, QuickViews } from '#platform/web/list/index';
import { SearchBox } from '#platform/web/ui/index';
import classes from './grid.module.css';
import { type SiteSearch, siteList } from './site-list.ts';

type Props = { search: SiteSearch; setSearch: (patch: Partial<SiteSearch>) => void };

/** Search and filters above the grid. */
export const SiteTools = ({ search, setSearch }: Props) => {
  const t = useText();
  const set = siteList.setFilters(search);
  const change = (patch: object) => setSearch(patch as Partial<SiteSearch>);
  return (
    <>
      <Group gap="sm" align="flex-end" mb="sm" data-no-print>
        <QuickViews list={siteList} search={search} onChange={change} />
        <div className={classes.search}>
          <SearchBox
            value={search.q}
            placeholder={t('assignments:grid.search')}
            onChange={(q) => setSearch({ q })}
          />
        </div>
        <FilterPanel
          list={siteList}
          search={search}
          onChange={change}
          count={set.length}
          apply={t('assignments:list.apply')}
        />
      </Group>
      <FilterChips filters={set} search={search} clear={(some) => setSearch(siteList.cleared(some))} />
    </>
  );
};
