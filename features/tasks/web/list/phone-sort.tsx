import { NativeSelect } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';

type Sorted<S extends string> = { sort: S; order: 'asc' | 'desc' };

type Props<S extends string> = {
  value: Sorted<S>;
  choices: readonly (Sorted<S> & { label: string })[];
  onChange: (sorted: Sorted<S>) => void;
};

const nameOf = ({ sort, order }: Sorted<string>): string => `${sort} ${order}`;

/** Cards have no column headers to sort by. */
export const PhoneSort = <S extends string>({ value, choices, onChange }: Props<S>) => {
  const t = useText();
  return (
    <NativeSelect
      label={t('tasks:list.sort')}
      mb="md"
      value={nameOf(value)}
      data={choices.map((choice) => ({ value: nameOf(choice), label: choice.label }))}
      onChange={(event) => {
        const chosen = choices.find((choice) => nameOf(choice) === event.currentTarget.value);
        if (chosen) onChange({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
};
