import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { AreaRow } from '../../contract/index.ts';
import { useAreas } from '../area-field.tsx';
import { AreaSelect } from '../area-select.tsx';
import { areaName, placeAreas, possibleParents } from '../area-tree.ts';
import { moveArea, refusalOf, showMoveProblem } from './move-area.ts';

type Props = { area: AreaRow; onClose: () => void };

const MoveDialog = ({ area, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const areas = useAreas();
  const [to, setTo] = useState(area.parent_area_id);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    try {
      await moveArea(client, area, areas.find(({ id }) => id === to) ?? null);
      onClose();
    } catch (problem) {
      const refusal = refusalOf(problem);
      setError(refusal);
      if (!refusal) showMoveProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('areas:moving.title', { name: areaName(area) })} onClose={onClose}>
      <Stack gap="md">
        <AreaSelect
          clearable
          data-autofocus
          label={t('areas:moving.to')}
          description={t('areas:form.parentHint')}
          placeholder={t('areas:form.noParent')}
          areas={possibleParents(placeAreas(areas), area.id)}
          value={to}
          error={error}
          onChange={(id) => {
            setTo(id);
            setError(undefined);
          }}
        />
        <FormActions
          inline
          saving={busy}
          disabled={to === area.parent_area_id}
          save={t('areas:moving.move')}
          onSave={() => void move()}
        />
      </Stack>
    </Dialog>
  );
};

export default MoveDialog;
