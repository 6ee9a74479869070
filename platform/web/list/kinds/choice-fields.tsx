import { Checkbox, NativeSelect } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceChips } from '../../ui/choice-chips/choice-chips.tsx';
import { type FieldProps, valueIn } from '../filter.ts';
import classes from '../list.module.css';
import type { ChoiceOptions } from './choice-filters.ts';

export const ChoicesField = ({ options, search, onChange }: FieldProps<ChoiceOptions>) => {
  const t = useText();
  const { name, label, choices, word, narrow } = options;
  return (
    <div className={narrow ? undefined : classes.wide}>
      <ChoiceChips
        multiple
        label={t(label)}
        choices={choices}
        word={(choice) => word(choice, t)}
        value={valueIn<readonly string[]>(search, options)}
        onChange={(chosen) => onChange({ [name]: chosen })}
      />
    </div>
  );
};

type OneProps = {
  label: string;
  data: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

const OneOrAny = ({ label, data, value, onChange }: OneProps) => (
  <NativeSelect
    label={label}
    data={[{ value: '', label: useText()('platform:list.any') }, ...data]}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

export const ChoiceField = ({ options, search, onChange }: FieldProps<ChoiceOptions>) => {
  const t = useText();
  const { name, label, choices, word } = options;
  return (
    <OneOrAny
      label={t(label)}
      data={choices.map((value) => ({ value, label: word(value, t) }))}
      value={valueIn(search, options) ?? ''}
      onChange={(value) => onChange({ [name]: value || undefined })}
    />
  );
};

const yesNo: Record<string, boolean> = { true: true, false: false };

export const YesNoField = ({ options, search, onChange }: FieldProps) => {
  const t = useText();
  return (
    <OneOrAny
      label={t(options.label)}
      data={[
        { value: 'true', label: t('platform:yes') },
        { value: 'false', label: t('platform:no') },
      ]}
      value={String(valueIn(search, options) ?? '')}
      onChange={(value) => onChange({ [options.name]: yesNo[value] })}
    />
  );
};

export const FlagField = ({ options, search, onChange }: FieldProps) => (
  <Checkbox
    className={classes.flag}
    label={useText()(options.label)}
    checked={valueIn(search, options)}
    onChange={(event) => onChange({ [options.name]: event.currentTarget.checked })}
  />
);
