import { useQuery } from '@tanstack/react-query';
import type { Visit } from '#platform/web/routing/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { instructionsQuery } from '../queries.ts';
import { InstructionList } from './instruction-list.tsx';

export const prefetch = ({ client, params }: Visit): void =>
  void client.prefetchQuery(instructionsQuery(Number(params.jobId)));

/** The instructions of a job, on its Job Card. */
const JobInstructions = ({ jobId }: { jobId: number }) => {
  const { data, error, refetch } = useQuery({ ...instructionsQuery(jobId), meta: { quiet: true } });
  if (data) return <InstructionList jobId={jobId} set={data} />;
  return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={8} />;
};

export default JobInstructions;
