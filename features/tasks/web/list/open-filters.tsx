import { useText } from '#platform/web/i18n/index';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { PhoneSort } from './phone-sort.tsx';
import { cleared, type TaskSearch } from './task-search.ts';

type Props = {
  search: TaskSearch;
  onChange: (patch: Partial<TaskSearch>) => void;
  phone: boolean;
  close: () => void;
};

/** The filter panel of the list of tasks. */
const OpenFilters = ({ search, onChange, phone, close }: Props) => {
  const t = useText();
  return (
    <FilterSheet
      {...{ phone, close }}
      clear={() => onChange(cleared())}
      apply={t('tasks:list.apply')}
      sort={
        <PhoneSort
          value={search}
          onChange={(sorted) => onChange({ ...sorted, page: 1 })}
          choices={[
            { sort: 'due_at', order: 'asc', label: t('tasks:list.sortDue') },
            { sort: 'priority_level', order: 'desc', label: t('tasks:list.sortPriority') },
            { sort: 'number', order: 'desc', label: t('tasks:list.sortNewest') },
          ]}
        />
      }
    >
      <FilterFields search={search} onChange={(patch) => onChange({ ...patch, page: 1 })} />
    </FilterSheet>
  );
};

export default OpenFilters;
