import { useMemo } from 'react';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import type { BuildingRecord } from '../../contract/index.ts';
import { emptyBuilding, newBuildingSchema } from './new-building-values.ts';

export type NewBuildingOptions = {
  /** The job that is done there. */
  jobId: number | null;
  areaId?: number | undefined;
  /** A refused write of the outbox, to be corrected. */
  refused: Write | undefined;
  onSaved: (outcome: Outcome<BuildingRecord>) => void;
};

export const useNewBuildingForm = ({ jobId, areaId, refused, onSaved }: NewBuildingOptions) => {
  const t = useText();
  const loadEntry = useMemo(
    () => async () =>
      (await import('./new-building-entry.ts')).newBuildingEntry({
        jobId,
        labelOf: (number) => t('buildings:floors.label', { number: String(number) }),
      }),
    [jobId, t],
  );
  return useOutboxForm({
    name: 'new-building',
    record: jobId === null ? `new-${areaId ?? ''}` : `job-${jobId}`,
    schema: newBuildingSchema,
    initialValues: { ...emptyBuilding, area_id: areaId ?? null },
    refused,
    loadEntry,
    onSaved,
  });
};

export type NewBuildingForm = ReturnType<typeof useNewBuildingForm>;
