import { useText } from '#platform/web/i18n/index';
import { type FieldProps, valueIn } from '#platform/web/list/index';
import { MultiSelect } from '#platform/web/ui/index';
import { typeWord, useInspectionTypes } from './type-filter.ts';

export const TypeField = ({ options, search, onChange }: FieldProps) => {
  const t = useText();
  const types = useInspectionTypes();
  return (
    <MultiSelect
      label={t(options.label)}
      data={types.map(({ key }) => ({ value: key, label: typeWord(types, key) }))}
      value={[...valueIn<readonly string[]>(search, options)]}
      onChange={(chosen) => onChange({ [options.name]: chosen })}
    />
  );
};
