import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import { serviceFigureEndpoints } from '../contract/index.ts';
import { serviceFigureHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'service-figures',
  endpoints: serviceFigureEndpoints,
  handlers: serviceFigureHandlers,
  previewText: { '/admin/contracts': wordsOfText('service-figures:titles.subtitle') },
});
