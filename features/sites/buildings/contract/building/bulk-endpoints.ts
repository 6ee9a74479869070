import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { reversible } from '#platform/contract/reversible';
import { otherBuildingFields } from './building-fields.ts';

/** What can be set at many buildings at once. */
export const buildingBulkFields = ['area_id', 'inspection_frequency_days'] as const;

export type BuildingBulkField = (typeof buildingBulkFields)[number];

const { area_id, inspection_frequency_days } = otherBuildingFields;

const change = z.strictObject({ area_id, inspection_frequency_days });

export type BuildingChange = z.output<typeof change>;

const { body, answer, undoing, undone } = reversible(change);

const access = { all: ['admin.canEditJobSite'] } as const;

export const buildingBulkEndpoints = {
  changeBuildings: endpoint({
    method: 'POST',
    path: '/core/buildings/bulk',
    summary: 'Set fields of many buildings; ids out of sight refuse the whole call',
    access,
    body,
    answer,
    rate: 'write',
    audit: 'building.updated',
  }),
  undoBuildingChanges: endpoint({
    method: 'POST',
    path: '/core/buildings/bulk/undo',
    summary:
      'Give buildings the values that they had before they were changed together, unless they were changed since',
    access,
    body: undoing,
    answer: undone,
    rate: 'write',
    audit: 'building.updated',
  }),
};
