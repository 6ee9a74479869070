import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SettingsCall } from './present-settings.ts';

type Change = { action: string; note?: string; changes?: Record<string, [unknown, unknown]> };

/** Writes one change into the audit log and publishes it to the open pages of people who may see the settings. */
export const recordChange = async (
  { tenant, person, wiring }: SettingsCall,
  change: Change,
): Promise<void> => {
  const { organizationId } = tenant;
  const subject = { entity: 'single-sign-on', entityId: organizationId };
  await writeAudit(tenant, person, { ...subject, ...change });
  await wiring.events.publish(tenant, {
    ...subject,
    name: change.action,
    jobId: null,
    actorUserId: person.userId,
  });
};
