import { useQuery } from '@tanstack/react-query';
import { ContactList } from '#features/clients/web';
import { jobEndpoints } from '#features/jobs/contract';
import { endpointQuery } from '#platform/web/api/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';

/** Whom to call at a building: contacts of the clients who have a job there. */
const BuildingContacts = ({ buildingId }: { buildingId: number }) => {
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobEndpoints.listBuildingContacts, { params: { id: buildingId } }),
    meta: { quiet: true },
  });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  return data ? <ContactList contacts={data} /> : <RowsSkeleton rows={3} />;
};

export default BuildingContacts;
