import { Checkbox, NativeSelect } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceChips } from '../../ui/choice-chips/choice-chips.tsx';
import { ChoiceCount } from '../../ui/choice-count/choice-count.tsx';
import { type FieldProps, valueIn } from '../filter.ts';
import classes from '../list.module.css';
import type { ChoiceOptions } from './choice-filters.ts';
import { RecordSelect } from './record-select.tsx';

export const ChoicesField = ({ options, search, onChange, counts }: FieldProps<ChoiceOptions>) => {
  const t = useText();
  const { name, label, choices, word, narrow } = options;
  return (
    <div className={narrow ? undefined : classes.wide}>
      <ChoiceChips
        multiple
        label={t(label)}
        choices={choices}
        word={(choice) => word(choice, t)}
        after={counts && ((choice) => <ChoiceCount inline count={counts(name, choice)} />)}
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

export const ChoiceField = ({ options, search, onChange, counts }: FieldProps<ChoiceOptions>) => {
  const t = useText();
  const { name, label, choices, word } = options;
  const data = choices.map((value) => ({ value, label: word(value, t) }));
  const chosen = valueIn<string | undefined>(search, options);
  if (counts) {
    return (
      <RecordSelect
        label={t(label)}
        options={data}
        chosen={chosen ?? null}
        unseen=""
        onChoose={(value) => onChange({ [name]: value ?? undefined })}
        count={(value) => counts(name, value)}
      />
    );
  }
  return (
    <OneOrAny
      label={t(label)}
      data={data}
      value={chosen ?? ''}
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

export const FlagField = ({ options: { name, label }, search, onChange, counts }: FieldProps) => (
  <Checkbox
    className={classes.flag}
    label={
      <>
        {useText()(label)}
        {counts && <ChoiceCount inline count={counts(name, 'true')} />}
      </>
    }
    checked={valueIn(search, { name })}
    onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
  />
);
