import { NativeSelect } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import type { List } from './list.ts';

type Sorted = { sort: string; order: 'asc' | 'desc' };

type Props = { list: List; search: object; onChange: (sorted: Sorted) => void };

const nameOf = ({ sort, order }: Sorted): string => `${sort} ${order}`;

/** Sort order on a phone: cards have no column headers to sort by. */
export const PhoneSort = ({ list: { phoneSorts }, search, onChange }: Props) => {
  const t = useText();
  if (phoneSorts.length === 0) return null;
  return (
    <NativeSelect
      label={t('platform:list.sort')}
      mb="md"
      value={nameOf(search as Sorted)}
      data={phoneSorts.map((choice) => ({ value: nameOf(choice), label: t(choice.label) }))}
      onChange={(event) => {
        const chosen = phoneSorts.find((choice) => nameOf(choice) === event.currentTarget.value);
        if (chosen) onChange({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
};
