import { Text } from '@mantine/core';
import { formatDateTime } from '#platform/web/i18n/index';
import type { Note } from '../contract/index.ts';
import { NoteBody } from './note-body.tsx';
import classes from './notes.module.css';

type Props = {
  notes: readonly Note[];
  /** Time zone of the site. */
  zone: string;
  refresh: () => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
};

/** Each note with who wrote it, and when. */
export const NoteList = ({ notes, zone, refresh, remove }: Props) => (
  <ul className={classes.list}>
    {notes.map((note) => (
      <li key={note.id}>
        <Text size="sm" c="dimmed">
          {[note.author?.name, formatDateTime(note.device_at ?? note.created_at, zone)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <NoteBody
          note={note}
          photosOf={{ zone, onMarked: refresh }}
          onDelete={async () => {
            await remove(note.id);
            await refresh();
          }}
        />
      </li>
    ))}
  </ul>
);
