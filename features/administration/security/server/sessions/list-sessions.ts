import { flagsOf, outranks } from '#features/accounts/people/server';
import { deviceName } from '#features/accounts/session/server';
import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import type { SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { Person } from '#platform/server/http/person';
import { type MemberSession, securityListEndpoints } from '../../contract/index.ts';
import { securityTexts } from '../texts.ts';
import { type ListedSession, sessionIds, sessionPage, sessionsOfIds } from './sessions-repository.ts';

const presentSession =
  (person: Person) =>
  ({ role_flags, denied_modules, license, ...row }: ListedSession): MemberSession => ({
    ...row,
    device: deviceName(row.device),
    current: row.id === person.sessionId,
    can_end:
      person.flags.has('admin.canEditUser') &&
      row.user_id !== person.userId &&
      !outranks({ flags: flagsOf(role_flags, { license, denied_modules }) }, person),
  });

export const listSessions = async ({
  tenant,
  query,
  person,
}: SignedInCall<(typeof securityListEndpoints)['listMemberSessions']>) =>
  presentPage(await sessionPage(tenant, query, person.timeZone), presentSession(person));

const columnsIn = (
  locale: Locale,
  { person }: Pick<ExportReader, 'person'>,
): readonly ExportColumn<ListedSession>[] => {
  const t = securityTexts(locale);
  const wall = (moment: string) => ({ wall: wallOf(moment, person.timeZone) });
  return [
    { id: 'name', header: t('field.name'), value: ({ name }) => name },
    { id: 'device', header: t('field.device'), value: ({ device }) => deviceName(device) },
    { id: 'address', header: t('field.address'), value: ({ address }) => address },
    { id: 'created_at', header: t('field.created_at'), value: ({ created_at }) => wall(created_at) },
    { id: 'last_seen_at', header: t('field.last_seen_at'), value: ({ last_seen_at }) => wall(last_seen_at) },
  ];
};

export const exportSessions = exportHandler(securityListEndpoints.exportMemberSessions, {
  title: (locale) => securityTexts(locale)('tab.sessions'),
  columns: columnsIn,
  ids: (tenant, filters, { person }, max) => sessionIds(tenant, filters, person.timeZone, max),
  rows: sessionsOfIds,
});
