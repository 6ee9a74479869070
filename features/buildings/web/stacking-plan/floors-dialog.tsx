import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';
import { FloorRow } from './floor-row.tsx';
import { FloorRun } from './floor-run.tsx';

type Props = { building: Building; onClose: () => void };

/** The floors of a building from the top down, and a run of new ones. */
export const FloorsDialog = ({ building, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  // Jobs, tasks and forms name floors too.
  const onSaved = () => void client.invalidateQueries();
  const floors = building.floors.toSorted((one, other) => other.number - one.number);
  return (
    <Dialog size="lg" title={t('buildings:floors.title')} onClose={onClose}>
      <Stack gap="lg">
        <FloorRun building={building} onSaved={onSaved} />
        <Stack gap="xs">
          {floors.map((floor) => (
            <FloorRow key={`${floor.id}-${floor.updated_at}`} floor={floor} onSaved={onSaved} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
};
