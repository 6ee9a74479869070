import { TextInput } from '@mantine/core';
import { type DateRange, type RangeName, ranges } from '#platform/contract/range-fields';
import { useText } from '../i18n/index.ts';
import { Select } from '../ui/index.ts';

/** The range in the address; absent for the default range. */
export type RangeSearch = { range?: string | undefined; from?: string | undefined; to?: string | undefined };

const usual: RangeName = 'past_3_months';

/** The value of the select for the choice of no range. */
const without = 'none';

const rangeName = ({ range }: RangeSearch): RangeName | undefined => ranges.find((name) => name === range);

/** The range for a call. A custom range applies once both of its days are set. */
export const askedRangeOf = (search: RangeSearch) => {
  const range = rangeName(search) ?? usual;
  if (range !== 'custom') return { range };
  return search.from && search.to ? { range, from: search.from, to: search.to } : {};
};

/** The same where no range is named by default. */
export const namedRangeOf = (search: RangeSearch) => (rangeName(search) ? askedRangeOf(search) : {});

type Props = {
  label?: string;
  /** Label of the choice of no range, which is then the default. Without it the usual range is the default. */
  none?: string;
  search: RangeSearch;
  /** The range that is shown now; a custom range starts with it. */
  shown: DateRange | undefined;
  onChange: (patch: RangeSearch) => void;
};

export const RangePicker = ({ label, none, search, shown, onChange }: Props) => {
  const t = useText();
  const absent = none === undefined ? usual : without;
  const name = rangeName(search) ?? absent;
  const day = (field: 'from' | 'to') => (
    <TextInput
      type="date"
      label={t(`platform:figures.range.${field}`)}
      value={search[field] ?? ''}
      {...(field === 'from' ? { max: search.to } : { min: search.from })}
      onChange={(event) => onChange({ [field]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <>
      <Select
        label={label ?? t('platform:figures.range.label')}
        data={[
          ...(none === undefined ? [] : [{ value: without, label: none }]),
          ...ranges.map((value) => ({ value, label: t(`platform:figures.range.${value}`) })),
        ]}
        value={name}
        allowDeselect={false}
        onChange={(value) =>
          onChange({
            range: value === absent ? undefined : (value ?? undefined),
            from: value === 'custom' ? shown?.from : undefined,
            to: value === 'custom' ? shown?.to : undefined,
          })
        }
      />
      {name === 'custom' && day('from')}
      {name === 'custom' && day('to')}
    </>
  );
};
