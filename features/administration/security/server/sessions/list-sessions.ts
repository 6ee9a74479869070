import { z } from 'zod';
import { flagsOf, outranks } from '#features/accounts/people/server';
import { deviceName } from '#features/accounts/session/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import { type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal } from '#platform/server/db/values';
import { withinDays } from '#platform/server/db/within-days';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import type { SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { Person } from '#platform/server/http/person';
import { type MemberSession, securityListEndpoints } from '../../contract/index.ts';
import { securityTexts } from '../texts.ts';

type Query = QueryOf<(typeof securityListEndpoints)['listMemberSessions']>;

type Filters = Omit<Query, 'page' | 'per_page' | 'total'>;

const listed = z.object({
  id: z.int(),
  user_id: z.int(),
  name: z.string(),
  device: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  license: z.string(),
  denied_modules: z.array(z.string()),
  role_flags: z.array(z.array(z.string())),
});

type ListedSession = z.infer<typeof listed>;

/** The function returns no sessions of logins that open other organizations, too. */
const from =
  'identity_member_sessions() s join memberships m on m.organization_id = $1 and m.user_id = s.user_id';

const listSql = async (tenant: Tenant, query: Filters, zone: string): Promise<ListSql> => {
  const words = await loadSearchWords(tenant, ['memberships'], query.q);
  const values = collectValues([tenant.organizationId]);
  const where = [
    'm.organization_id = $1',
    'm.deleted_at is null',
    ...equal(values, 'm.user_id', query.user_id),
    ...withinDays(values, 's.last_seen_at', { from: query.at_from, to: query.at_to }, zone),
    ...words.map((word) => hasWord(word, 'memberships', { id: 'm.user_id', search: 'm.search' }, values.add)),
  ];
  return {
    from,
    id: 's.id',
    where: where.join(' and '),
    order: `m.name ${query.order}, m.user_id ${query.order}, s.last_seen_at desc, s.id`,
    values,
    replanned: words.length > 0,
  };
};

/** These sessions, in the order of the ids. */
const sessionsOfIds = (tenant: Tenant, ids: readonly number[]): Promise<ListedSession[]> =>
  tenant.query({
    name: 'security-sessions',
    text: `select s.id, m.user_id, m.name, s.device, s.address, s.created_at, s.last_seen_at, m.license, m.denied_modules,
        coalesce((select json_agg(r.flags) from membership_roles mr
          join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
          where mr.organization_id = $1 and mr.user_id = m.user_id), '[]') as role_flags
      from identity_member_sessions($2) s
      join memberships m on m.organization_id = $1 and m.user_id = s.user_id and m.deleted_at is null
      join unnest($2::int[]) with ordinality chosen (id, place) on chosen.id = s.id order by chosen.place`,
    values: [tenant.organizationId, ids],
    row: listed,
  });

const sessionIds = async (tenant: Tenant, filters: Filters, zone: string, max: number) =>
  loadIds(tenant, await listSql(tenant, filters, zone), max);

const sessionPage = async (tenant: Tenant, query: Query, zone: string) => {
  const list = await listSql(tenant, query, zone);
  return loadListPage(tenant, query, list, (ids) => sessionsOfIds(tenant, ids));
};

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
