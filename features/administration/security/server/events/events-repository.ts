import { type LogEntry, logEntry } from '#features/administration/audit-log/server';
import type { QueryOf } from '#platform/contract/endpoint';
import { type ListSql, readIds } from '#platform/server/db/list-sql';
import { readListPage } from '#platform/server/db/read-list-page';
import { findWords, hasWord } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { EventTopic, securityListEndpoints } from '../../contract/index.ts';
import { inDays } from '../days.ts';

type Query = QueryOf<(typeof securityListEndpoints)['listExports']>;

type Filters = Omit<Query, 'page' | 'per_page' | 'total'>;

/** Must equal the expressions of the indexes character for character, or PostgreSQL will not use them. */
const ofTopic: Record<EventTopic, string> = {
  exports: "security_topic(a.action, a.changes) = 'exports'",
  rights: "security_topic(a.action, a.changes) = 'rights'",
  support: 'a.impersonated',
};

export type Asked = { topic: EventTopic; zone: string };

const listSql = async (tenant: Tenant, query: Filters, { topic, zone }: Asked): Promise<ListSql> => {
  const words = await findWords(tenant, ['audit_log'], query.q);
  const values = collectValues([tenant.organizationId]);
  const person = query.user_id === undefined ? undefined : values.add(query.user_id);
  const where = [
    'a.organization_id = $1',
    ofTopic[topic],
    ...(person ? [`(a.actor_user_id = ${person} or (a.entity = 'user' and a.entity_id = ${person}))`] : []),
    ...inDays(values, 'a.at', query, zone),
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
export const eventsOfIds = (tenant: Tenant, ids: readonly number[]): Promise<LogEntry[]> =>
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

export const eventIds = async (tenant: Tenant, filters: Filters, asked: Asked, max: number) =>
  readIds(tenant, await listSql(tenant, filters, asked), max);

export const eventPage = async (tenant: Tenant, query: Query, asked: Asked) => {
  const list = await listSql(tenant, query, asked);
  return readListPage(tenant, query, list, (ids) => eventsOfIds(tenant, ids));
};
