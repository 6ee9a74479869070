import { z } from 'zod';
import type { Listener } from '#platform/server/events/event';
import { refreshAreaScope } from './refresh-area-scope.ts';

const pair = z.tuple([z.int().nullable(), z.int().nullable()]).optional();

const moved = z.object({ changes: z.object({ manager_user_id: pair, parent_area_id: pair }) });

/** `area_ids` replaces the areas of the one building, where many changed together. */
const saved = z.object({ changes: z.object({ area_id: pair }), area_ids: z.array(z.int()).optional() });

const reassigned = z.object({ area_id: z.int() });

/** Updates which jobs managers see when an area gets another manager or parent, when its buildings go to another area, and
 * when a building changes its area. New, deleted and restored areas have no buildings, so nothing changes for them. */
export const areaListener: Listener = {
  events: ['area.updated', 'area.reassigned', 'building.updated'],
  hear: async (tenant, { name, entityId, data }) => {
    if (name === 'area.reassigned') {
      const { area_id: to } = reassigned.parse(data);
      return refreshAreaScope(tenant, { areaIds: [entityId, to] });
    }
    if (name === 'building.updated') {
      const { changes, area_ids } = saved.parse(data);
      const areaIds = area_ids ?? (changes.area_id ?? []).flatMap((id) => id ?? []);
      return areaIds.length > 0 ? refreshAreaScope(tenant, { areaIds }) : undefined;
    }
    const { manager_user_id: manager, parent_area_id: parent } = moved.parse(data).changes;
    const [formerParent] = parent ?? [];
    const [formerManager] = manager ?? [];
    if (manager || parent)
      await refreshAreaScope(tenant, {
        areaIds: [entityId, ...(formerParent ? [formerParent] : [])],
        ...(formerManager ? { userIds: [formerManager] } : {}),
      });
  },
};
