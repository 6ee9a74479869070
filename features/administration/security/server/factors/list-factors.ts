import type { z } from 'zod';
import { roleWords } from '#features/accounts/access/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import { isoText } from '#platform/server/db/iso-text';
import { type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type ExportReader, exportHandler } from '#platform/server/export/export-handler';
import type { SignedInCall } from '#platform/server/http/call';
import { type FactorRow, securityListEndpoints } from '../../contract/index.ts';
import { factorRow } from '../../contract/lists.ts';
import { securityTexts } from '../texts.ts';

type Query = QueryOf<(typeof securityListEndpoints)['listSecondFactors']>;

type Filters = Omit<Query, 'page' | 'per_page' | 'total'>;

const lacks = 'not has_second_factor(m.user_id)';

const due = 'second_factor_due(m.organization_id, m.user_id)';

const conditions: Record<NonNullable<Query['state']>, string[]> = {
  missing: [lacks],
  grace: [lacks, `${due} > now()`],
  over: [lacks, `${due} <= now()`],
  present: ['has_second_factor(m.user_id)'],
};

const listSql = async (tenant: Tenant, query: Filters): Promise<ListSql> => {
  const words = await loadSearchWords(tenant, ['memberships'], query.q);
  const values = collectValues([tenant.organizationId]);
  const where = [
    'm.organization_id = $1',
    'm.deleted_at is null',
    "m.status = 'active'",
    ...(query.role_id === undefined
      ? []
      : [
          `exists (select from membership_roles mr where mr.organization_id = $1 and mr.user_id = m.user_id
            and mr.role_id = ${values.add(query.role_id)})`,
        ]),
    ...(query.state ? conditions[query.state] : []),
    ...words.map((word) => hasWord(word, 'memberships', { id: 'm.user_id', search: 'm.search' }, values.add)),
  ];
  return {
    from: 'memberships m',
    id: 'm.user_id',
    where: where.join(' and '),
    order: `m.name ${query.order}, m.user_id ${query.order}`,
    values,
    replanned: words.length > 0,
  };
};

const kind = `case (f.authenticator_since is not null)::int + (f.passkeys > 0)::int + f.phone::int
    when 0 then 'none' when 1 then
      case when f.phone then 'phone' when f.passkeys > 0 then 'passkey' else 'authenticator' end
    else 'both' end`;

/** These people, in the order of the ids. */
const factorsOfIds = (tenant: Tenant, ids: readonly number[]): Promise<z.infer<typeof factorRow>[]> =>
  tenant.query({
    name: 'security-factors',
    text: `select m.user_id as id, m.name, m.email,
        coalesce((select json_agg(json_build_object('id', r.id, 'key', r.key, 'name', r.name) order by r.sort, r.id)
          from membership_roles mr
          join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
          where mr.organization_id = $1 and mr.user_id = m.user_id), '[]') as roles,
        ${kind} as factor,
        case when ${kind} = 'none' then ${isoText(due)} end as due_at,
        (select ${isoText('a.at')} from audit_log a where a.organization_id = $1 and a.entity = 'user'
          and a.entity_id = m.user_id and a.action = 'session.login' order by a.id desc limit 1) as last_login_at
      from unnest($2::int[]) with ordinality chosen (id, place)
      join memberships m on m.organization_id = $1 and m.user_id = chosen.id
      cross join lateral identity_member_factors(m.user_id) f
      order by chosen.place`,
    values: [tenant.organizationId, ids],
    row: factorRow,
  });

const factorIds = async (tenant: Tenant, filters: Filters, max: number): Promise<number[]> =>
  loadIds(tenant, await listSql(tenant, filters), max);

const factorPage = async (tenant: Tenant, query: Query) => {
  const list = await listSql(tenant, query);
  return loadListPage(tenant, query, list, (ids) => factorsOfIds(tenant, ids));
};

export const listFactors = ({
  tenant,
  query,
}: SignedInCall<(typeof securityListEndpoints)['listSecondFactors']>) => factorPage(tenant, query);

const columnsIn = (
  locale: Locale,
  { person }: Pick<ExportReader, 'person'>,
): readonly ExportColumn<FactorRow>[] => {
  const t = securityTexts(locale);
  const wall = (moment: string | null) => moment && { wall: wallOf(moment, person.timeZone) };
  return [
    { id: 'name', header: t('field.name'), value: ({ name }) => name },
    { id: 'email', header: t('field.email'), value: ({ email }) => email },
    {
      id: 'roles',
      header: t('field.roles'),
      value: ({ roles }) => roles.map(({ name }) => roleWords(name, locale)).join(', '),
    },
    { id: 'factor', header: t('field.factor'), value: ({ factor }) => t(`factor.${factor}`) },
    { id: 'due_at', header: t('field.due_at'), value: ({ due_at }) => wall(due_at) },
    {
      id: 'last_login_at',
      header: t('field.last_login_at'),
      value: ({ last_login_at }) => wall(last_login_at),
    },
  ];
};

export const exportFactors = exportHandler(securityListEndpoints.exportSecondFactors, {
  title: (locale) => securityTexts(locale)('tab.factors'),
  columns: columnsIn,
  ids: (tenant, filters, _reader, max) => factorIds(tenant, filters, max),
  rows: factorsOfIds,
});
