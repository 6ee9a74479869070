import { useText } from '../../i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';
import { type FieldProps, valueIn } from '../filter.ts';
import type { RecordOptions } from './record-filter.ts';

export const RecordField = ({ options, search, onChange }: FieldProps<RecordOptions>) => {
  const t = useText();
  const records = options.useOptions();
  const id = valueIn<number | undefined>(search, options);
  const chosen = id === undefined ? null : String(id);
  const isUnseen = chosen !== null && records.length > 0 && !records.some(({ value }) => value === chosen);
  return (
    <Select
      searchable
      clearable
      label={t(options.label)}
      placeholder={t('platform:list.any')}
      nothingFoundMessage={t('platform:list.nothingFound')}
      data={isUnseen ? [...records, { value: chosen, label: t('platform:list.unseen') }] : records}
      limit={50}
      value={chosen}
      onChange={(value) => onChange({ [options.name]: value === null ? undefined : Number(value) })}
      clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
    />
  );
};
