import { useQueryClient } from '@tanstack/react-query';
import { NoteBody } from '#features/sites/notes/web';
import { call } from '#platform/web/api/index';
import { type Task, taskEndpoints } from '../../contract/index.ts';
import { usePhotosOf } from '../task/detail/use-photos-of.ts';
import { taskQuery } from '../task/queries.ts';

type Props = { task: Task; note: Task['notes'][number] };

export const TaskNote = ({ task, note }: Props) => {
  const client = useQueryClient();
  const remove = async () => {
    const answer = await call(taskEndpoints.deleteTaskNote, { params: { id: note.id } });
    client.setQueryData(taskQuery(task.id).queryKey, answer);
  };
  return <NoteBody note={note} photosOf={usePhotosOf(task)} onDelete={remove} />;
};
