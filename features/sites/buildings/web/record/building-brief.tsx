import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';
import { BuildingNotes } from '../notes/building-notes.tsx';
import { tenantsQuery } from '../stacking-plan/queries.ts';
import { buildingQuery } from '../use-building.ts';

const Tenants = ({ buildingId }: { buildingId: number }) => {
  const t = useText();
  const { data, error, refetch } = useQuery({ ...tenantsQuery(buildingId), meta: { quiet: true } });
  if (!data) {
    return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={3} />;
  }
  const active = data.filter((tenant) => tenant.active);
  if (active.length === 0) return <Text c="dimmed">{t('buildings:brief.noTenants')}</Text>;
  return (
    <ul>
      {active.map(({ id, name, suite }) => (
        <li key={id}>
          {name}
          {suite && (
            <Text span c="dimmed">
              {' · '}
              {t('buildings:brief.suite', { suite })}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Who is in a building today, and what people wrote about it. */
const BuildingBrief = ({ building }: { building: Pick<Building, 'id'> }) => {
  const t = useText();
  const { data: record } = useQuery(buildingQuery(building.id));
  return (
    <Stack gap="md" mt="md">
      <section>
        <Title order={4} mb={4}>
          {t('buildings:brief.tenants')}
        </Title>
        <Tenants buildingId={building.id} />
      </section>
      <section>
        <Title order={4} mb={4}>
          {t('buildings:tabs.notes')}
        </Title>
        {record ? <BuildingNotes building={record} /> : <RowsSkeleton rows={2} />}
      </section>
    </Stack>
  );
};

export default BuildingBrief;
