import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { mailStopEndpoints } from '../contract/index.ts';
import { mailStopHandlers } from './mail-stop-handlers.ts';

export const feature = defineServerFeature({
  name: 'mail-stops',
  endpoints: mailStopEndpoints,
  handlers: mailStopHandlers,
});
