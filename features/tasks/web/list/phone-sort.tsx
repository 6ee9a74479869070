import { NativeSelect } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { TaskSearch } from './task-search.ts';

type Props = { search: TaskSearch; onChange: (patch: Partial<TaskSearch>) => void };

/** Cards have no column headers to sort by. */
export const PhoneSort = ({ search, onChange }: Props) => {
  const t = useText();
  return (
    <NativeSelect
      label={t('tasks:list.sort')}
      mb="md"
      value={`${search.sort} ${search.order}`}
      data={[
        { value: 'due_at asc', label: t('tasks:list.sortDue') },
        { value: 'priority_level desc', label: t('tasks:list.sortPriority') },
        { value: 'number desc', label: t('tasks:list.sortNewest') },
      ]}
      onChange={(event) => {
        const [sort, order] = event.currentTarget.value.split(' ');
        onChange({ sort: sort as TaskSearch['sort'], order: order as TaskSearch['order'], page: 1 });
      }}
    />
  );
};
