import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type FieldProps, valueIn } from '../filter.ts';
import type { RecordOptions } from './record-filter.ts';
import { RecordSelect } from './record-select.tsx';

export const RecordField = ({ options, search, onChange, counts }: FieldProps<RecordOptions>) => {
  const t = useText();
  const [words, setWords] = useState('');
  const { name, label } = options;
  const id = valueIn<number | undefined>(search, options);
  const records = options.useOptions({ words, chosen: id });
  return (
    <RecordSelect
      label={t(label)}
      options={records}
      chosen={id === undefined ? null : String(id)}
      unseen={records.length > 0 ? t('platform:list.unseen') : ''}
      onChoose={(value) => onChange({ [name]: value === null ? undefined : Number(value) })}
      onSearch={setWords}
      count={counts && ((value) => counts(name, value))}
    />
  );
};
