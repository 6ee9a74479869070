import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { basicsEndpoints, templateEndpoints, templateListEndpoints } from '../contract/index.ts';

const again =
  (...endpoints: Parameters<typeof queryKeyOf>[0][]): LiveEntity =>
  (client) => {
    for (const endpoint of endpoints) void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  };

export const refreshTemplates = again(
  templateListEndpoints.listTemplates,
  templateEndpoints.getTemplate,
  templateEndpoints.listTemplateVersions,
);

export const refreshScales = again(basicsEndpoints.listScales);

export const refreshTypes = again(basicsEndpoints.listInspectionTypes);

export const live: LiveEntities = {
  'inspection-template': refreshTemplates,
  'rating-scale': refreshScales,
  'inspection-type': refreshTypes,
};
