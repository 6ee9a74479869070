import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useSession } from '#platform/web/session/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { notificationEndpoints } from '../../contract/endpoints.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { EventSwitches } from './event-switches.tsx';
import { JobExceptions } from './job-exceptions.tsx';

/** What the person is notified of, and how. Every change is saved at once. */
const CommunicationSection = () => {
  const { data, error, refetch } = useQuery(endpointQuery(notificationEndpoints.getCommunicationPreferences));
  const { user } = useSession();
  if (!data)
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={5} />;
  return (
    <>
      {user.email !== null && <DeliveryFields settings={data} />}
      <EventSwitches rows={data.rows} />
      <JobExceptions exceptions={data.exceptions} />
    </>
  );
};

export default CommunicationSection;
