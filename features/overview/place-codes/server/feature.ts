import { auditWords } from '#platform/server/audit/audited';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { placeCodeEndpoints, placeCodeMessages } from '../contract/index.ts';
import { createBuildingCodes, listBuildingCodes, replacePlaceCode } from './building-codes.ts';
import { scanHandlers } from './scan-handlers.ts';
import { placeCodeTexts } from './texts.ts';

export const feature = defineServerFeature({
  name: 'place-codes',
  endpoints: placeCodeEndpoints,
  handlers: { ...scanHandlers, listBuildingCodes, createBuildingCodes, replacePlaceCode },
  messages: placeCodeMessages,
  audited: {
    'place-codes': {
      records: { table: 'buildings', name: 'r.name', path: (id) => `/admin/building/${id}?tab=codes` },
      words: auditWords(placeCodeTexts, { fields: { codes: 'field.codes', place: 'field.place' } }),
    },
  },
  liveAccess: { 'place-codes': 'hasAccessAdminBuildings' },
});
