import { useState } from 'react';
import { formatNumber } from '../../i18n/numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { optionTree } from '../../ui/select/option-tree.tsx';
import { Select } from '../../ui/select/select.tsx';
import { type FieldProps, valueIn } from '../filter.ts';
import type { RecordOption, RecordOptions } from './record-filter.ts';

const counted = ({ count, label, ...option }: RecordOption) => ({
  ...option,
  label: count === undefined ? label : `${label} (${formatNumber(count)})`,
});

const optionsOf = (records: readonly RecordOption[]) =>
  records.some(({ level }) => level !== undefined) ? optionTree(records) : { data: records.map(counted) };

export const RecordField = ({ options, search, onChange }: FieldProps<RecordOptions>) => {
  const t = useText();
  const [words, setWords] = useState('');
  const id = valueIn<number | undefined>(search, options);
  const records = options.useOptions({ words, chosen: id });
  const chosen = id === undefined ? null : String(id);
  const isUnseen = chosen !== null && records.length > 0 && !records.some(({ value }) => value === chosen);
  return (
    <Select
      searchable
      clearable
      label={t(options.label)}
      placeholder={t('platform:list.any')}
      nothingFoundMessage={t('platform:list.nothingFound')}
      {...optionsOf(isUnseen ? [...records, { value: chosen, label: t('platform:list.unseen') }] : records)}
      limit={50}
      onSearchChange={setWords}
      value={chosen}
      onChange={(value) => onChange({ [options.name]: value === null ? undefined : Number(value) })}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
    />
  );
};
