import { List, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiError } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import { Dialog } from '#platform/web/ui/index';
import { type AreaRow, areaEndpoints } from '../../contract/index.ts';
import { useAreas } from '../area-field.tsx';
import { AreaSelect } from '../area-select.tsx';
import { areaName, flatten, placeAreas } from '../area-tree.ts';
import { refreshAreas } from '../live.ts';
import { useCounts } from '../tree/use-counts.ts';

export type Reassigned = { to: number; buildings: readonly number[] };

export type Refused = { area: AreaRow; buildings: readonly { id: number; name: string }[] };

/** The server names at most this many buildings. */
const maxNamed = 10;

type Props = {
  refused: Refused;
  /** Called with the buildings that moved and the area that has them now. */
  onReassigned: (moved: Reassigned) => Promise<void>;
  onClose: () => void;
};

const Reassign = ({ refused: { area }, onReassigned }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const areas = useAreas();
  const [to, setTo] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const current = areas.find(({ id }) => id === area.id) ?? area;
  const reassign = async () => {
    if (to === null) return setError(t('areas:deleting.chooseArea'));
    setBusy(true);
    try {
      const { moved, building_ids: buildings } = await call(areaEndpoints.reassignBuildings, {
        params: { id: area.id },
        body: { area_id: to, updated_at: current.updated_at },
      });
      showSuccess(t('areas:deleting.reassigned', { count: moved }));
      await onReassigned({ to, buildings });
    } catch (problem) {
      if (isApiError(problem) && problem.fields.area_id) setError(problem.fields.area_id.join('\n'));
      else showProblem(problem);
      refreshAreas(client, [area.id]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <AreaSelect
        label={t('areas:deleting.moveTo')}
        placeholder={t('areas:deleting.chooseArea')}
        areas={flatten(placeAreas(areas)).filter((placed) => placed.area.id !== area.id)}
        value={to}
        error={error}
        onChange={(id) => {
          setTo(id);
          setError(undefined);
        }}
      />
      <FormActions inline saving={busy} save={t('areas:deleting.reassign')} onSave={() => void reassign()} />
    </>
  );
};

/** How many buildings an area has itself; unknown while it has areas below, whose buildings are counted with its own. */
const useOwnCount = (areaId: number): number | undefined => {
  const total = useCounts().get(areaId)?.buildings;
  return useAreas().some(({ parent_area_id }) => parent_area_id === areaId) ? undefined : total;
};

const HasBuildingsDialog = (props: Props) => {
  const t = useText();
  const { refused, onClose } = props;
  const mayReassign = useFlag('admin.canAddArea');
  const count = useOwnCount(refused.area.id);
  return (
    <Dialog title={t('areas:deleting.hasBuildings')} onClose={onClose}>
      <Stack gap="md">
        <Text>
          {t(mayReassign ? 'areas:deleting.hasBuildingsText' : 'areas:deleting.hasBuildingsAsk', {
            name: areaName(refused.area),
          })}
        </Text>
        <div>
          <List size="sm">
            {refused.buildings.map(({ id, name }) => (
              <List.Item key={id}>{name}</List.Item>
            ))}
          </List>
          {refused.buildings.length === maxNamed && count !== maxNamed && (
            <Text size="sm" c="dimmed" mt={4}>
              {count === undefined
                ? t('areas:deleting.perhapsMore')
                : t('areas:deleting.firstOf', { shown: maxNamed, total: formatNumber(count) })}
            </Text>
          )}
        </div>
        {mayReassign && <Reassign {...props} />}
      </Stack>
    </Dialog>
  );
};

export default HasBuildingsDialog;
