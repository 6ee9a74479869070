import { SegmentedControl, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import { assignmentEndpoints } from '../../contract/index.ts';
import { dutyWords } from '../role-label.ts';

export type DutyValues = { action: 'add' | 'end'; assignment: string | null; from: string; to: string };

export const newDuty: DutyValues = { action: 'add', assignment: null, from: '', to: '' };

/** The days of a duty that is given; one that ends has none. */
export const daysOf = ({ action, from, to }: DutyValues) =>
  action === 'add' ? { from_date: from || null, to_date: to || null } : { from_date: null, to_date: null };

type Props = {
  value: DutyValues;
  onChange: (values: DutyValues) => void;
  faults: Record<string, string[]>;
};

/** Whether a duty is given or ends today, and which. */
export const DutyChoice = ({ value, onChange, faults }: Props) => {
  const t = useText();
  const { data } = useQuery(endpointQuery(assignmentEndpoints.listAssignments, { query: { per_page: 0 } }));
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('assignments:many.what')}
        data={[
          { value: 'add', label: t('assignments:many.add') },
          { value: 'end', label: t('assignments:many.end') },
        ]}
        value={value.action}
        onChange={(next) => onChange({ ...value, action: next === 'end' ? 'end' : 'add' })}
      />
      <Select
        searchable
        withAsterisk
        label={t('assignments:many.assignment')}
        data={(data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: dutyWords(name, t) }))}
        value={value.assignment}
        onChange={(assignment) => onChange({ ...value, assignment })}
        error={faults.assignment_id?.join('\n')}
        nothingFoundMessage={t('platform:list.nothingFound')}
      />
    </>
  );
};

/** First and last day of a duty that is given. */
export const DutyDays = ({ value, onChange, faults }: Props) => {
  const t = useText();
  if (value.action === 'end') return null;
  return (
    <>
      <TextInput
        type="date"
        label={t('assignments:period.first')}
        description={t('assignments:period.firstHint')}
        value={value.from}
        onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
        error={faults.from_date?.join('\n')}
      />
      <TextInput
        type="date"
        label={t('assignments:period.last')}
        description={t('assignments:period.lastHint')}
        value={value.to}
        onChange={(event) => onChange({ ...value, to: event.currentTarget.value })}
        error={faults.to_date?.join('\n')}
      />
    </>
  );
};
