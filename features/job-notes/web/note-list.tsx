import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Note } from '#features/notes/contract';
import { NoteBody } from '#features/notes/web';
import { call } from '#platform/web/api/index';
import { formatDateTime } from '#platform/web/i18n/index';
import { jobNoteEndpoints } from '../contract/index.ts';
import classes from './job-notes.module.css';
import { notesQuery } from './queries.ts';

type Props = { jobId: number; notes: readonly Note[]; zone: string };

/** Each note with who wrote it, and when by the clock of the site. */
export const NoteList = ({ jobId, notes, zone }: Props) => {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: notesQuery(jobId).queryKey });
  const remove = async (id: number) => {
    await call(jobNoteEndpoints.deleteJobNote, { params: { id } });
    await again();
  };
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <Text size="sm" c="dimmed">
            {[note.author?.name, formatDateTime(note.device_at ?? note.created_at, zone)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <NoteBody note={note} photosOf={{ zone, onMarked: again }} onDelete={() => remove(note.id)} />
        </li>
      ))}
    </ul>
  );
};
