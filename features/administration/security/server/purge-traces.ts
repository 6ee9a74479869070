import { endOldSessions, purgeFailedSignIns } from '#features/accounts/session/server';
import type { PeriodicPart } from '#platform/server/feature/run-periodic-work';
import { loadSettings } from './settings/settings-repository.ts';

const day = 86_400_000;

/** Deletes sessions and failed logins at the age that the organization has set. The audit log stays. */
export const purgeTraces: PeriodicPart = async ({ inTenant, now }) => {
  await inTenant(async (tenant) => {
    const { session_days, failed_sign_in_days } = await loadSettings(tenant);
    const before = (days: number) => new Date(now.getTime() - days * day);
    await endOldSessions(tenant, before(session_days));
    await purgeFailedSignIns(tenant, before(failed_sign_in_days));
  });
};
