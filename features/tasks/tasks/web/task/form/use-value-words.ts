import { usePeople } from '#features/accounts/access/web';
import type { Building } from '#features/sites/buildings/contract';
import { formatDate, formatTime, useText } from '#platform/web/i18n/index';
import type { Task } from '../../../contract/index.ts';
import { fieldWords, type Names, valueWords } from '../history/value-words.ts';
import { splitDue } from './due-value.ts';
import { emptyValues, type TaskValues } from './task-values.ts';

const dueWords = (value: string): string => {
  const { date, time } = splitDue(value);
  return [formatDate(date), time && formatTime(`${date}T${time}Z`, 'UTC')].filter(Boolean).join(' ');
};

type Shown = Pick<Task, 'job' | 'assignees'> & { building: { time_zone: string } };

/** The form's values in words, to compare one's own with the saved ones. */
export const useValueWords = (record: Shown, building: Building | undefined) => {
  const t = useText();
  const people = usePeople(record.job.id);
  const names: Names = {
    zone: record.building.time_zone,
    people: [...record.assignees, ...people],
    floors: (building?.floors ?? []).map(({ id, label }) => ({ id, name: label })),
    commonAreas: building?.common_areas ?? [],
    areaTypes: [],
  };
  const fields = Object.keys(emptyValues) as (keyof TaskValues)[];
  return {
    labels: Object.fromEntries(fields.map((field) => [field, fieldWords(field, t)])),
    shown: (values: TaskValues): Record<string, string> =>
      Object.fromEntries(
        fields.map((field) => [
          field,
          field === 'due_at' && values.due_at !== ''
            ? dueWords(values.due_at)
            : valueWords(field, values[field], names, t),
        ]),
      ),
  };
};
