import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Building } from '#features/sites/buildings/contract';
import { buildingHref, RecordVacancy } from '#features/sites/buildings/web';
import { useJob } from '#features/sites/jobs/web';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import type { VacancyGap } from '../../contract/index.ts';
import { isAboutContracts } from '../live.ts';

type Props = {
  jobId: number;
  gap: VacancyGap | null;
  /** The day from which the rooms are proposed to be vacant. */
  from: string | undefined;
};

/** Says that what a contract agreed to be vacant is not what is recorded, which credits follow; and lets people record what is
 * missing, floor by floor. */
export const VacancyGapNote = ({ jobId, gap, from }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const mayEdit = useFlag('admin.canEditTenants');
  const { job } = useJob(jobId);
  const [opened, setOpened] = useState<Building | null>(null);
  if (!gap) return null;
  const missing = gap.agreed - gap.recorded;
  const buildings = job?.buildings ?? [];
  return (
    <Alert
      variant="outline"
      color="warning"
      my="sm"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('contracts:gap.text', {
        agreed: formatNumber(gap.agreed),
        recorded: formatNumber(gap.recorded),
      })}
      role="note"
    >
      <Text size="sm">{t('contracts:gap.why')}</Text>
      {mayEdit && missing > 0 && (
        <Group gap="xs" mt="xs">
          {buildings.map((building) => {
            const isOnly = buildings.length === 1;
            const hasFloors = building.floors.length > 0;
            const words = t(hasFloors ? 'contracts:gap.record' : 'contracts:gap.floors');
            const shared = {
              variant: 'default',
              maw: '100%',
              children: isOnly ? words : `${words}: ${building.name}`,
            };
            return hasFloors ? (
              <Button key={building.id} {...shared} onClick={() => setOpened(building)} />
            ) : (
              <ButtonLink key={building.id} {...shared} to={buildingHref(building.id)} />
            );
          })}
        </Group>
      )}
      <Suspense>
        {opened && (
          <RecordVacancy
            building={opened}
            start={{ sqft: missing, ...(from && { from }) }}
            onClose={() => {
              setOpened(null);
              void client.invalidateQueries({ predicate: isAboutContracts });
            }}
          />
        )}
      </Suspense>
    </Alert>
  );
};
