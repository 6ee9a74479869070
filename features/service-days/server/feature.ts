import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { planServiceDays } from './plan-service-days-repository.ts';

/** Without calls: features above read the table. */
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
