import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfText } from '#platform/server/http/document/first-words';
import { serviceFigureEndpoints } from '../contract/index.ts';
import { serviceFigureHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'service-figures',
  endpoints: serviceFigureEndpoints,
  handlers: serviceFigureHandlers,
  firstWords: { '/admin/contracts': wordsOfText('service-figures:titles.subtitle') },
});
