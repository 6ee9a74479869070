import { useText } from '#platform/web/i18n/index';
import { FilterSheet } from '../list/filter-sheet.tsx';
import { PhoneSort } from '../list/phone-sort.tsx';
import { FilterFields } from './filter-fields.tsx';
import { cleared, type SeriesSearch } from './series-search.ts';

type Props = {
  search: SeriesSearch;
  onChange: (patch: Partial<SeriesSearch>) => void;
  phone: boolean;
  close: () => void;
};

/** The filter panel of the list of series. */
const OpenFilters = ({ search, onChange, phone, close }: Props) => {
  const t = useText();
  return (
    <FilterSheet
      {...{ phone, close }}
      clear={() => onChange(cleared())}
      apply={t('tasks:series.list.apply')}
      sort={
        <PhoneSort
          value={search}
          onChange={(sorted) => onChange({ ...sorted, page: 1 })}
          choices={[
            { sort: 'next_date', order: 'asc', label: t('tasks:series.list.sortNext') },
            { sort: 'title', order: 'asc', label: t('tasks:field.title') },
            { sort: 'status', order: 'asc', label: t('tasks:field.status') },
          ]}
        />
      }
    >
      <FilterFields search={search} onChange={(patch) => onChange({ ...patch, page: 1 })} />
    </FilterSheet>
  );
};

export default OpenFilters;
