import { Title } from '@mantine/core';
import { weekdayDate } from '#features/tasks/web';
import type { CalendarEntry } from '../../contract/index.ts';
import classes from './calendar.module.css';
import { EntryCard } from './entry-card.tsx';

type Props = { entries: readonly CalendarEntry[]; onMove: (entry: CalendarEntry) => void };

/** The work by its days, in words. */
export const Agenda = ({ entries, onMove }: Props) => {
  const days = Map.groupBy(entries, ({ day }) => day ?? '');
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, ofDay]) => (
      <section key={day} aria-label={weekdayDate(day)}>
        <Title order={3} size="h4" mt="md" mb={4}>
          {weekdayDate(day)}
        </Title>
        <ul className={classes.list}>
          {ofDay.map((entry) => (
            <EntryCard key={`${entry.id}-${entry.task_id}`} entry={entry} onMove={onMove} />
          ))}
        </ul>
      </section>
    ));
};
