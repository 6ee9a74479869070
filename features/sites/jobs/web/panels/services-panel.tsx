import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { jobEndpoints } from '../../contract/index.ts';
import { ServiceList } from '../job-card/service-list.tsx';

const ServicesPanel = ({ jobId }: { jobId: number }) => {
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobEndpoints.listJobServices, { params: { id: jobId } }),
    meta: { quiet: true },
  });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  return data ? <ServiceList jobId={jobId} services={data} /> : <RowsSkeleton rows={4} />;
};

export default ServicesPanel;
