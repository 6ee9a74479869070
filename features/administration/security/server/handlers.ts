import { loadRolesById } from '#features/accounts/access/server';
import { lockPerson, outranks } from '#features/accounts/people/server';
import { deviceName, endMemberSessions } from '#features/accounts/session/server';
import { forbidden, invalid, notFound, refused, stale } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { Person } from '#platform/server/http/person';
import {
  type FailedSignInRow,
  type SecuritySettings,
  securityListEndpoints,
  type securitySettingsEndpoints,
} from '../contract/index.ts';
import { exportEvents, listEvents } from './events/list-events.ts';
import { exportFactors, listFactors } from './factors/list-factors.ts';
import { failedIds, failedOfIds, failedPage } from './failed/failed-repository.ts';
import { exportSessions, listSessions } from './sessions/list-sessions.ts';
import {
  countWithout,
  loadSettings,
  lockSettings,
  requiredRoles,
  type SettingsRow,
  saveSettings,
  setRequiredRoles,
} from './settings/settings-repository.ts';
import { securityTexts } from './texts.ts';

const presentTry = (row: FailedSignInRow): FailedSignInRow => ({ ...row, device: deviceName(row.device) });

const listFailed = async ({
  tenant,
  query,
  person,
}: SignedInCall<(typeof securityListEndpoints)['listFailedSignIns']>) =>
  presentPage(await failedPage(tenant, query, person.timeZone), presentTry);

const columnsIn = (
  locale: Locale,
  { person }: Pick<ExportReader, 'person'>,
): readonly ExportColumn<FailedSignInRow>[] => {
  const t = securityTexts(locale);
  return [
    { id: 'at', header: t('field.at'), value: ({ at }) => ({ wall: wallOf(at, person.timeZone) }) },
    { id: 'name', header: t('field.name'), value: ({ name }) => name ?? t('unknown') },
    { id: 'email', header: t('field.email'), value: ({ email }) => email },
    { id: 'reason', header: t('field.reason'), value: ({ reason }) => t(`reason.${reason}`) },
    { id: 'address', header: t('field.address'), value: ({ address }) => address },
    { id: 'device', header: t('field.device'), value: ({ device }) => device },
  ];
};

const exportFailed = exportHandler(securityListEndpoints.exportFailedSignIns, {
  title: (locale) => securityTexts(locale)('tab.failed'),
  columns: columnsIn,
  ids: (tenant, filters, { person }, max) => failedIds(tenant, filters, person.timeZone, max),
  rows: async (tenant, ids) => (await failedOfIds(tenant, ids)).map(presentTry),
});

/** For whom a second factor is required, in the words of the form. */
const requirementOf = (
  { second_factor_since }: SettingsRow,
  roles: readonly number[],
): Pick<SecuritySettings, 'second_factor_for' | 'second_factor_role_ids'> => ({
  second_factor_for: second_factor_since !== null ? 'everyone' : roles.length > 0 ? 'roles' : 'no-one',
  second_factor_role_ids: [...roles],
});

const presentSettings = async (tenant: Tenant, now: Date): Promise<SecuritySettings> => {
  const [row, roles, without_second_factor] = await Promise.all([
    loadSettings(tenant),
    requiredRoles(tenant),
    countWithout(tenant),
  ]);
  const { second_factor_since, support_writes_until, ...others } = row;
  const isOpen = support_writes_until !== null && Date.parse(support_writes_until) > now.getTime();
  return {
    ...others,
    ...requirementOf(row, roles),
    support_writes_until: isOpen ? support_writes_until : null,
    without_second_factor,
  };
};

type Changes = Record<string, [unknown, unknown]>;

const recordSettingsChange = async (
  { tenant, person }: { tenant: Tenant; person: Person },
  changes: Changes,
): Promise<void> => {
  if (Object.keys(changes).length === 0) return;
  const entityId = tenant.organizationId;
  await writeAudit(tenant, person, {
    action: 'security.updated',
    entity: 'security-settings',
    entityId,
    changes,
  });
};

type Call = SignedInCall<(typeof securitySettingsEndpoints)['updateSecuritySettings']>;

const wantedRoles = async ({ tenant, body }: Call): Promise<number[]> => {
  if (body.second_factor_for !== 'roles') return [];
  const ids = body.second_factor_role_ids;
  if (ids.length === 0) throw invalid({ second_factor_role_ids: ['required'] });
  const known = new Set((await loadRolesById(tenant, ids)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw invalid({ second_factor_role_ids: ['invalid_id'] });
  return [...ids].sort((a, b) => a - b);
};

/** People of whom it was required before keep their date; others get the days of grace. */
const updateSettings = async (call: Call) => {
  const { tenant, body, now } = call;
  const { updated_at, second_factor_for, second_factor_role_ids: _ids, ...set } = body;
  const role_ids = await wantedRoles(call);
  const row = await lockSettings(tenant);
  if (row.updated_at !== updated_at) throw stale(await presentSettings(tenant, now));
  const before = { ...row, ...requirementOf(row, await requiredRoles(tenant)) };
  const everyone = second_factor_for === 'everyone' ? (row.second_factor_since ?? now.toISOString()) : null;
  await setRequiredRoles(tenant, role_ids, now);
  await saveSettings(tenant, { ...set, second_factor_since: everyone });
  const after = { ...set, second_factor_for, second_factor_role_ids: role_ids };
  await recordSettingsChange(call, changesOf(before, after));
  return presentSettings(tenant, now);
};

/** Ends sessions only of logins that open this organization alone, because others may be at work for another company. To keep
 * such a person out, deactivate them: that works at once and only here. */
const endSessions = async (call: SignedInCall<(typeof securityListEndpoints)['endMemberSessions']>) => {
  const { tenant, person, body } = call;
  const { subject } = await lockPerson(tenant, body.user_id);
  if (body.user_id === person.userId) throw refused('sessions_own');
  if (outranks(subject, person)) throw forbidden('rights_beyond_own');
  if (subject.elsewhere) throw refused('sessions_elsewhere');
  const ended = await endMemberSessions(tenant, body.user_id, body.session_id ?? null);
  if (ended === 0 && body.session_id !== undefined) throw notFound();
  if (ended > 0) {
    await writeAudit(tenant, person, {
      action: 'user.sessions-ended',
      entity: 'user',
      entityId: body.user_id,
      changes: { sessions: [null, ended] },
    });
  }
  return { ended };
};

const hour = 3_600_000;

/** Only people of the organization may allow it: otherwise support could extend its own permission. */
const allowSupport = async (call: SignedInCall<(typeof securitySettingsEndpoints)['allowSupport']>) => {
  const { tenant, person, body, now } = call;
  if (person.impersonated) throw forbidden('support_itself');
  const { support_writes_until: before } = await lockSettings(tenant);
  const until = body.hours === 0 ? null : new Date(now.getTime() + body.hours * hour).toISOString();
  await saveSettings(tenant, { support_writes_until: until });
  await recordSettingsChange(call, { support_writes_until: [before, until] });
  return presentSettings(tenant, now);
};

type Calls = typeof securityListEndpoints & typeof securitySettingsEndpoints;

export const securityHandlers = (kinds: Entries<'audited'>): Handlers<Calls> => ({
  listSecondFactors: listFactors,
  exportSecondFactors: exportFactors,
  listMemberSessions: listSessions,
  exportMemberSessions: exportSessions,
  endMemberSessions: endSessions,
  listFailedSignIns: listFailed,
  exportFailedSignIns: exportFailed,
  listExports: listEvents('exports', kinds),
  exportExports: exportEvents('exports', kinds),
  listRightsChanges: listEvents('rights', kinds),
  exportRightsChanges: exportEvents('rights', kinds),
  listSupportAccess: listEvents('support', kinds),
  exportSupportAccess: exportEvents('support', kinds),
  getSecuritySettings: ({ tenant, now }) => presentSettings(tenant, now),
  updateSecuritySettings: updateSettings,
  allowSupport,
});
