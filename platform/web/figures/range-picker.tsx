import { TextInput } from '@mantine/core';
import { type DateRange, type RangeName, ranges } from '#platform/contract/date-range';
import { useText } from '../i18n/index.ts';
import { Select } from '../ui/index.ts';

/** The range in the address; absent for the default range. */
export type RangeSearch = { range?: string | undefined; from?: string | undefined; to?: string | undefined };

const usual: RangeName = 'past_3_months';

const rangeName = ({ range }: RangeSearch): RangeName => ranges.find((name) => name === range) ?? usual;

/** The range for a call. A custom range applies once both of its days are set. */
export const askedRangeOf = (search: RangeSearch) => {
  const range = rangeName(search);
  if (range !== 'custom') return { range };
  return search.from && search.to ? { range, from: search.from, to: search.to } : {};
};

type Props = {
  search: RangeSearch;
  /** The range that is shown now; a custom range starts with it. */
  shown: DateRange | undefined;
  onChange: (patch: RangeSearch) => void;
};

export const RangePicker = ({ search, shown, onChange }: Props) => {
  const t = useText();
  const name = rangeName(search);
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
        label={t('platform:figures.range.label')}
        data={ranges.map((value) => ({ value, label: t(`platform:figures.range.${value}`) }))}
        value={name}
        allowDeselect={false}
        onChange={(value) =>
          onChange({
            range: value === usual ? undefined : (value ?? undefined),
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
