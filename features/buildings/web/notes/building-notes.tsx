import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AddNote, NoteBody } from '#features/notes/web';
import { call } from '#platform/web/api/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type BuildingRecord, buildingNoteEndpoints } from '../../contract/index.ts';
import { notesQuery } from '../queries.ts';
import classes from './notes.module.css';

const [BuildingNoteForm, preloadForm] = lazyPart(() => import('./building-note-form.tsx'));

/** What people wrote about a building, the newest first. */
export const BuildingNotes = ({ building }: { building: BuildingRecord }) => {
  const t = useText();
  const client = useQueryClient();
  const query = notesQuery(building.id);
  const { data, error, refetch } = useQuery({ ...query, meta: { quiet: true } });
  const mayAdd = building.can.add_note;
  usePreload(preloadForm, mayAdd);
  const opened = useCallback(() => {}, []);
  const again = () => client.invalidateQueries({ queryKey: query.queryKey });
  const remove = async (id: number) => {
    await call(buildingNoteEndpoints.deleteBuildingNote, { params: { id } });
    await again();
  };
  const photosOf = { zone: building.time_zone, onMarked: again };
  return (
    <>
      {mayAdd && (
        <AddNote
          wanted={false}
          onOpened={opened}
          form={(close) => <BuildingNoteForm building={building} onClose={close} />}
        />
      )}
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={2} />)}
      {data?.length === 0 && (
        <EmptyState
          title={t('buildings:notes.none')}
          text={t(mayAdd ? 'buildings:notes.noneText' : 'buildings:notes.noneYet')}
        />
      )}
      {data && data.length > 0 && (
        <ul className={classes.notes}>
          {data.map((note) => (
            <li key={note.id}>
              <Text size="sm" c="dimmed">
                {[note.author?.name, formatDateTime(note.device_at ?? note.created_at, building.time_zone)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <NoteBody note={note} photosOf={photosOf} onDelete={() => remove(note.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
