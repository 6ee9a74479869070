import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { planServiceDays } from './plan-service-days-repository.ts';

/** It has no calls: features above read its table. */
export const feature = defineServerFeature({
  name: 'service-days',
  endpoints: {},
  handlers: {},
  periodicWork: {
    advance: [
      async ({ inTenant, now }) => {
        await inTenant((tenant) => planServiceDays(tenant, now));
      },
    ],
  },
});
