import { type LogEntry, logEntry, presentEntries } from '#features/administration/audit-log/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import { type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { withinDays } from '#platform/server/db/within-days';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import { type EventTopic, type SecurityEvent, securityListEndpoints } from '../../contract/index.ts';
import { securityTexts } from '../texts.ts';

type Query = QueryOf<(typeof securityListEndpoints)['listExports']>;

type Filters = Omit<Query, 'page' | 'per_page' | 'total'>;

/** Must equal the expressions of the indexes character for character, or PostgreSQL will not use them. */
const ofTopic: Record<EventTopic, string> = {
  exports: "security_topic(a.action, a.changes) = 'exports'",
  rights: "security_topic(a.action, a.changes) = 'rights'",
  support: 'a.impersonated',
};

type Asked = { topic: EventTopic; zone: string };

const listSql = async (tenant: Tenant, query: Filters, { topic, zone }: Asked): Promise<ListSql> => {
  const words = await loadSearchWords(tenant, ['audit_log'], query.q);
  const values = collectValues([tenant.organizationId]);
  const person = query.user_id === undefined ? undefined : values.add(query.user_id);
  const where = [
    'a.organization_id = $1',
    ofTopic[topic],
    ...(person ? [`(a.actor_user_id = ${person} or (a.entity = 'user' and a.entity_id = ${person}))`] : []),
    ...withinDays(values, 'a.at', { from: query.at_from, to: query.at_to }, zone),
    ...words.map((word) => hasWord(word, 'audit_log', { id: 'a.id', search: 'a.search' }, values.add)),
  ];
  return {
    from: 'audit_log a',
    id: 'a.id',
    where: where.join(' and '),
    order: `a.at ${query.order}, a.id ${query.order}`,
    values,
    replanned: words.length > 0,
  };
};

/** SQL: the name of the actor. An actor who is no member is support, and is named by the address that the visit recorded. */
const actorName = `coalesce(m.name, (select v.email from support_visits v
  where v.organization_id = $1 and v.user_id = a.actor_user_id order by v.began_at desc limit 1))`;

/** These entries, in the order of the ids. */
const eventsOfIds = (tenant: Tenant, ids: readonly number[]): Promise<LogEntry[]> =>
  tenant.query({
    name: 'security-events',
    text: `select a.id, a.entity, a.entity_id, a.action, a.from_status, a.to_status, a.actor_user_id,
        ${actorName} as actor_name, a.impersonated, a.note, a.changes, a.at, a.device_at
      from unnest($2::bigint[]) with ordinality chosen (id, place)
      join audit_log a on a.organization_id = $1 and a.id = chosen.id
      left join memberships m on m.organization_id = $1 and m.user_id = a.actor_user_id
      order by chosen.place`,
    values: [tenant.organizationId, ids],
    row: logEntry,
  });

const eventIds = async (tenant: Tenant, filters: Filters, asked: Asked, max: number) =>
  loadIds(tenant, await listSql(tenant, filters, asked), max);

const eventPage = async (tenant: Tenant, query: Query, asked: Asked) => {
  const list = await listSql(tenant, query, asked);
  return loadListPage(tenant, query, list, (ids) => eventsOfIds(tenant, ids));
};

type PresentEventsKinds = Entries<'audited'>;

type Reading = { locale: Locale; zone: string };

/** The action of an export names the list that was exported; its changes have the number of rows. */
const exportedWords = ({ action, changes }: LogEntry, locale: Locale) => {
  const t = securityTexts(locale) as (path: string, values?: Record<string, unknown>) => string;
  const what = `exported.${action.slice(0, action.indexOf('.'))}`;
  const words = t(what);
  const rows = Number(changes.rows?.[1] ?? 0);
  return {
    subject: words === what ? t('exported.other') : words,
    note: t(rows === 1 ? 'exports.row' : 'exports.rows', { count: rows }),
  };
};

const presentEvents = async (
  tenant: Tenant,
  entries: readonly LogEntry[],
  kinds: PresentEventsKinds,
  { locale, zone }: Reading,
): Promise<SecurityEvent[]> => {
  const presented = await presentEntries(tenant, entries, kinds, { locale, zone });
  return presented.map(({ id, at, actor, impersonated, action, record, note, changes }, place) => {
    const entry = entries[place];
    const exported = entry?.action.endsWith('.exported') ? exportedWords(entry, locale) : undefined;
    return {
      id,
      at,
      actor,
      by_support: impersonated,
      action,
      subject: record.name === '' ? record.kind : `${record.kind}: ${record.name}`,
      path: record.path,
      note,
      changes,
      ...exported,
    };
  });
};

type Kinds = Entries<'audited'>;

export const listEvents =
  (topic: EventTopic, kinds: Kinds) =>
  async ({ tenant, person, query, locale }: SignedInCall<(typeof securityListEndpoints)['listExports']>) => {
    const zone = person.timeZone;
    const { rows, ...page } = await eventPage(tenant, query, { topic, zone });
    return { ...page, rows: await presentEvents(tenant, rows, kinds, { locale, zone }) };
  };

const columnsIn = (
  locale: Locale,
  { person }: Pick<ExportReader, 'person'>,
): readonly ExportColumn<SecurityEvent>[] => {
  const t = securityTexts(locale);
  return [
    { id: 'at', header: t('field.at'), value: ({ at }) => ({ wall: wallOf(at, person.timeZone) }) },
    { id: 'actor', header: t('field.actor'), value: ({ actor }) => actor?.name ?? t('system') },
    { id: 'action', header: t('field.action'), value: ({ action }) => action },
    { id: 'subject', header: t('field.subject'), value: ({ subject }) => subject },
    {
      id: 'changes',
      header: t('field.changes'),
      value: ({ changes }) =>
        changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; '),
    },
    { id: 'changes', header: t('field.note'), value: ({ note }) => note },
  ];
};

export const exportEvents = (topic: EventTopic, kinds: Kinds) =>
  exportHandler(securityListEndpoints.exportExports, {
    title: (locale) => securityTexts(locale)(`tab.${topic}`),
    columns: columnsIn,
    ids: (tenant, filters, { person }, max) =>
      eventIds(tenant, filters, { topic, zone: person.timeZone }, max),
    rows: async (tenant, ids, { person, locale }) =>
      presentEvents(tenant, await eventsOfIds(tenant, ids), kinds, { locale, zone: person.timeZone }),
  });
