import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { optionTree, type TreeOption } from '../../ui/select/option-tree.tsx';
import { Select } from '../../ui/select/select.tsx';

/** The highest number of options shown at once. It is enough for all states of the US. */
const shown = 60;

type Props = {
  label: ReactNode;
  options: readonly TreeOption[];
  chosen: string | null;
  /** Label of the chosen value if it is none of the options. */
  unseen: string;
  onChoose: (value: string | null) => void;
  searchable?: boolean;
  onSearch?: (words: string) => void;
  /** How many rows each option leaves; absent where that is not counted. */
  count?: ((value: string) => number | undefined) | undefined;
};

const dataOf = (options: readonly TreeOption[], count: Props['count']) => {
  if (count) return optionTree(options.map((option) => ({ ...option, count: count(option.value) })));
  if (options.some(({ level }) => level !== undefined)) return optionTree(options);
  return { data: [...options] };
};

/** Chooses one of many by its name, or none. */
export const RecordSelect = (props: Props) => {
  const { label, options, chosen, unseen, onChoose, searchable = true, onSearch, count } = props;
  const t = useText();
  const isUnseen = chosen !== null && !options.some(({ value }) => value === chosen);
  return (
    <Select
      searchable={searchable}
      clearable
      label={label}
      placeholder={t('platform:list.any')}
      nothingFoundMessage={t('platform:list.nothingFound')}
      {...dataOf(isUnseen ? [...options, { value: chosen, label: unseen }] : options, count)}
      limit={shown}
      {...(onSearch && { onSearchChange: onSearch })}
      value={chosen}
      onChange={onChoose}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
    />
  );
};
