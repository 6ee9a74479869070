import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import { areaEndpoints, areaMessages } from '../contract/index.ts';
import { childAreas } from './area-repository.ts';
import { auditedAreas } from './audited-areas.ts';
import { areaHandlers } from './handlers.ts';
import { personHolding } from './person-holding.ts';

export const feature = defineServerFeature({
  name: 'areas',
  previewText: { '/admin/areas': wordsOfText('areas:subtitle') },
  endpoints: areaEndpoints,
  handlers: areaHandlers,
  audited: { area: auditedAreas },
  messages: areaMessages,
  liveAccess: { area: 'everybody' },
  personHoldings: { areas: personHolding },
  uses: { 'area.areas': childAreas },
});
