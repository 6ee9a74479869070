import { addReadyTemplate } from '#features/quality/inspection-templates/server';
import type { Tenant } from '#platform/server/db/tenant';

/** What the demo inspects with: one template on five points, one that is passed or failed, one by levels. */
export const seedTemplates = async (tenant: Tenant): Promise<void> => {
  for (const key of ['office', 'restroom', 'appa'] as const) await addReadyTemplate(tenant, key, 'en');
};
