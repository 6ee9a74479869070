import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AddNote, NoteList } from '#features/sites/notes/web';
import { call } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type BuildingRecord, buildingNoteEndpoints } from '../../contract/index.ts';
import { notesQuery } from '../queries.ts';

const [BuildingNoteForm, preloadForm] = lazyPart(() => import('./building-note-form.tsx'));

/** What people wrote about a building, the newest first. */
export const BuildingNotes = ({ building }: { building: BuildingRecord }) => {
  const t = useText();
  const client = useQueryClient();
  const query = notesQuery(building.id);
  const { data, error, refetch } = useQuery({ ...query, meta: { quiet: true } });
  const mayAdd = building.can.add_note;
  usePreload(preloadForm, mayAdd);
  const again = () => client.invalidateQueries({ queryKey: query.queryKey });
  const remove = (id: number) => call(buildingNoteEndpoints.deleteBuildingNote, { params: { id } });
  return (
    <>
      {mayAdd && <AddNote form={(close) => <BuildingNoteForm building={building} onClose={close} />} />}
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={2} />)}
      {data?.length === 0 && (
        <EmptyState
          title={t('buildings:notes.none')}
          text={t(mayAdd ? 'buildings:notes.noneText' : 'buildings:notes.noneYet')}
        />
      )}
      {data && data.length > 0 && (
        <NoteList notes={data} zone={building.time_zone} refresh={again} remove={remove} />
      )}
    </>
  );
};
