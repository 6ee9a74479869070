import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBuilding } from '#features/sites/buildings/web';
import { AddContact, ContactList } from '#features/sites/clients/web';
import { endpointQuery } from '#platform/web/api/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { jobEndpoints } from '../../contract/index.ts';

/** Whom to call at a building: contacts of the clients who have a job there. */
const BuildingContacts = ({ buildingId }: { buildingId: number }) => {
  const queries = useQueryClient();
  const params = { id: buildingId };
  const contacts = endpointQuery(jobEndpoints.listBuildingContacts, { params });
  const { data, error, refetch } = useQuery({ ...contacts, meta: { quiet: true } });
  const { data: clients = [] } = useQuery({
    ...endpointQuery(jobEndpoints.listBuildingClients, { params }),
    meta: { quiet: true },
  });
  const building = useBuilding(buildingId);
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={3} />;
  return (
    <Stack gap="sm">
      <ContactList contacts={data} />
      {building && (
        <AddContact
          clients={clients.filter(({ can }) => can.edit_contacts)}
          building={building}
          onSaved={() => void queries.invalidateQueries({ queryKey: contacts.queryKey })}
        />
      )}
    </Stack>
  );
};

export default BuildingContacts;
