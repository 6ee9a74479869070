import { Box } from '@mantine/core';
import { useState } from 'react';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog, Select } from '#platform/web/ui/index';
import type { Floor } from '../../contract/index.ts';

type Props = {
  floor: Floor;
  /** From the top down. */
  floors: readonly Floor[];
  onMove: (to: number) => void;
  onClose: () => void;
};

/** Moves a floor without dragging it past all others. */
export const MoveFloorDialog = ({ floor, floors, onMove, onClose }: Props) => {
  const t = useText();
  const [place, setPlace] = useState<string | null>(null);
  return (
    <Dialog title={t('buildings:floors.moveTitle', { floor: floor.label })} onClose={onClose}>
      <Select
        label={t('buildings:floors.place')}
        data={floors
          .filter(({ id }) => id !== floor.id)
          .map(({ id, label }) => ({ value: String(id), label }))}
        value={place}
        onChange={setPlace}
        searchable
        nothingFoundMessage={t('platform:list.nothingFound')}
      />
      <Box mt="md">
        <FormActions
          inline
          disabled={place === null}
          save={t('buildings:floors.move')}
          onSave={() => {
            onMove(Number(place));
            onClose();
          }}
        />
      </Box>
    </Dialog>
  );
};
