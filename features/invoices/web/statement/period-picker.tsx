import { TextInput } from '@mantine/core';
import { type DateRange, ranges } from '#platform/contract/date-range';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';

/** The period in the address; absent for all that is open. */
export type PeriodSearch = { range?: string | undefined; from?: string | undefined; to?: string | undefined };

const open = 'open';

const rangeOf = ({ range }: PeriodSearch) => ranges.find((name) => name === range);

/** The period for a call. One by dates applies once both are there. */
export const periodOf = (search: PeriodSearch) => {
  const range = rangeOf(search);
  if (range !== 'custom') return range && { range };
  return search.from && search.to ? { range, from: search.from, to: search.to } : undefined;
};

type Props = {
  search: PeriodSearch;
  shown: DateRange | undefined;
  onChange: (patch: PeriodSearch) => void;
};

export const PeriodPicker = ({ search, shown, onChange }: Props) => {
  const t = useText();
  const range = rangeOf(search);
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
        label={t('invoices:statement.period')}
        data={[
          { value: open, label: t('invoices:statement.open') },
          ...ranges.map((value) => ({ value, label: t(`platform:figures.range.${value}`) })),
        ]}
        value={range ?? open}
        allowDeselect={false}
        onChange={(value) =>
          onChange({
            range: value === open ? undefined : (value ?? undefined),
            from: value === 'custom' ? shown?.from : undefined,
            to: value === 'custom' ? shown?.to : undefined,
          })
        }
      />
      {range === 'custom' && day('from')}
      {range === 'custom' && day('to')}
    </>
  );
};
