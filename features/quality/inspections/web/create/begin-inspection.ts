import type { QueryClient } from '@tanstack/react-query';
import { submit } from '#platform/web/outbox/index';
import type { Session } from '#platform/web/session/index';
import type { PlaceKind } from '../../contract/index.ts';
import { aboutInspection, inspectionGroup } from '../outbox/about.ts';
import { createInspectionWrite } from '../outbox/inspection-writes.ts';
import { begunInspection, type Chosen } from './begun.ts';

/** Ids of the chosen places by kind; a kind of which all were chosen is left to the server, which knows all. */
export type ChosenIds = Partial<Record<PlaceKind, number[]>>;

/** Begins an inspection under the key of this device, and waits for the server a moment at most. */
export const beginInspection = async (
  client: QueryClient,
  session: Session,
  chosen: Chosen,
  ids: ChosenIds,
): Promise<void> => {
  const inspection = begunInspection(chosen, session);
  const { client_uuid, snapshot } = chosen;
  await submit(client, {
    kind: createInspectionWrite,
    id: client_uuid,
    parts: {
      body: {
        template_id: snapshot.template_id,
        template_version: snapshot.version,
        job_id: chosen.job.id,
        building_id: chosen.building.id,
        ...(ids.floor ? { floor_ids: ids.floor } : {}),
        ...(ids.common_area ? { common_area_ids: ids.common_area } : {}),
        ...(ids.tenant ? { tenant_ids: ids.tenant } : {}),
        accompanied_by: chosen.accompanied_by,
        ...(snapshot.visibility === 'choose' ? { visibility: chosen.visibility } : {}),
        begun_distance_m: chosen.begun_distance_m,
        client_uuid,
        device_created_at: chosen.at,
      },
    },
    group: inspectionGroup(client_uuid),
    about: aboutInspection(inspection),
    form: { inspection },
  });
};
