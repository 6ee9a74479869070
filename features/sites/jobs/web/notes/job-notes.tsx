import { Paper } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Note } from '#features/sites/notes/contract';
import { AddNote, NoteList } from '#features/sites/notes/web';
import { call } from '#platform/web/api/index';
import { defaultZone, useText } from '#platform/web/i18n/index';
import { UnsentNotice } from '#platform/web/outbox/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { jobNoteEndpoints, mayWriteNotes } from '../../contract/index.ts';
import { useJob } from '../job-card/use-job.ts';
import { notesGroup, notesQuery } from './outbox/add-note-write.ts';

type Props = { jobId: number; notes: readonly Note[]; zone: string };

const JobNoteList = ({ jobId, notes, zone }: Props) => {
  const client = useQueryClient();
  return (
    <NoteList
      notes={notes}
      zone={zone}
      refresh={() => client.invalidateQueries({ queryKey: notesQuery(jobId).queryKey })}
      remove={(id) => call(jobNoteEndpoints.deleteJobNote, { params: { id } })}
    />
  );
};

const [JobNoteForm, preloadForm] = lazyPart(() => import('./job-note-form.tsx'));

/** What people wrote about a job, the newest first, on its Job Card. */
const JobNotes = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { flags, user } = useSession();
  const { job } = useJob(jobId);
  const { data, error, refetch } = useQuery({ ...notesQuery(jobId), meta: { quiet: true } });
  const mayAdd = mayWriteNotes(flags) && user.license !== 'viewer';
  usePreload(preloadForm, mayAdd);
  return (
    <Paper p="md">
      <UnsentNotice group={notesGroup(jobId)} />
      {mayAdd && job && <AddNote form={(close) => <JobNoteForm job={job} onClose={close} />} />}
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={4} />)}
      {data?.length === 0 && (
        <EmptyState
          icon={IconMessage}
          title={t('jobs:notes.none')}
          text={t(mayAdd ? 'jobs:notes.noneText' : 'jobs:notes.noneYet')}
        />
      )}
      {data && data.length > 0 && (
        <JobNoteList jobId={jobId} notes={data} zone={job?.buildings[0]?.time_zone ?? defaultZone()} />
      )}
    </Paper>
  );
};

export default JobNotes;
