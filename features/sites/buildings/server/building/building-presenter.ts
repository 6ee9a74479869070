import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { BuildingRecord } from '../../contract/index.ts';
import { mayReadAccessNote } from '../access/access-note-policy.ts';
import type { BuildingParts } from '../parts.ts';
import type { FoundBuilding } from './building-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date };

export const presentBuilding = async (
  parts: BuildingParts,
  { tenant, person, now }: Call,
  building: FoundBuilding,
): Promise<BuildingRecord> => {
  const has = (...flags: Parameters<typeof person.flags.has>[0][]) =>
    flags.some((flag) => person.flags.has(flag));
  const today = { buildingId: building.id, userId: person.userId, date: dateAt(now, building.time_zone) };
  return {
    ...building,
    can: {
      update: has('admin.canEditJobSite'),
      delete: has('admin.canDeleteBuilding'),
      edit_common_areas: has('admin.canEditCommonAreas', 'admin.canEditFloors'),
      read_access_note: await mayReadAccessNote(parts, tenant, person, today),
      add_note: has('admin.canEditJobSite', 'reports.canEdit'),
      add_files: has('canEditFiles', 'admin.canEditFiles'),
    },
  };
};
