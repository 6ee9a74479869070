import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import { parkedWorkEndpoints } from '../contract/index.ts';
import { parkedWorkHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'parked-work',
  previewText: { '/admin/parked-work': wordsOfText('parked-work:subtitle') },
  endpoints: parkedWorkEndpoints,
  handlers: parkedWorkHandlers,
});
