import { inScopeSql } from '#features/accounts/access/server';
import { budgetCents, joinBudget, laborShare, marginShare } from '#features/contracts/budgets/server';
import { areaSubtree } from '#features/sites/areas/server';
import { areaManagers } from '#features/sites/assignments/server';
import { jobInAreas, vacantSqft } from '#features/sites/buildings/server';
import type { QueryOf } from '#platform/contract/endpoint';
import { type FoundWord, hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, type Values } from '#platform/server/db/values';
import type { lacks, serviceFigureEndpoints } from '../../contract/index.ts';

export type FigureQuery = QueryOf<(typeof serviceFigureEndpoints)['listServiceFigures']>;

export type FigureFilter = QueryOf<(typeof serviceFigureEndpoints)['sumServiceFigures']>;

/** The moment of the figures and its day in the organization's time zone. */
export type Reading = { now: Date; zone: string; today: string };

/** Tables that are joined to a service only when needed. */
export type Joined = 'client' | 'price' | 'budget' | 'room' | 'managers';

/** The services of a list. `values` are those of the conditions; a statement adds its own to a copy. */
export type FigureParts = {
  reading: Reading;
  today: string;
  values: Values;
  where: string;
  /** For the filter by an area: that area and all below it. */
  areas: readonly number[] | undefined;
  /** The joins that the conditions need. */
  needs: readonly Joined[];
};

/** SQL: the last day of a contract, exactly as the expression of its index; a contract without an end comes last. */
export const lastDay = (contract: string): string =>
  `(case when ${contract}.termination_date is null then 'infinity' else ${contract}.termination_date end)`;

/** SQL: the contract is in force on the day or begins later; of several such contracts of a service, only the first. */
const running = (today: string): string => `c.organization_id = $1 and c.deleted_at is null
  and c.status in ('approved', 'terminated') and ${lastDay('c')} >= ${today}::date
  and not exists (select from contracts o where o.organization_id = $1 and o.job_service_id = c.job_service_id
    and o.deleted_at is null and o.status in ('approved', 'terminated') and o.start_date < c.start_date
    and ${lastDay('o')} >= ${today}::date)`;

/** SQL: the day for which the figures of a contract are computed. */
const dayOf = (today: string): string => `greatest(c.start_date, ${today}::date)`;

const figureTables = `contracts c
  join job_services s on s.organization_id = $1 and s.id = c.job_service_id and s.deleted_at is null
  join jobs j on j.organization_id = $1 and j.id = s.job_id and j.deleted_at is null and j.status <> 'inactive'`;

const joins: Record<Joined, (today: string, managers: () => string) => string> = {
  client: () => ' join clients cl on cl.organization_id = $1 and cl.id = j.client_id',
  price: (
    today,
  ) => ` left join contract_prices price on price.organization_id = $1 and price.contract_id = c.id
    and price.from_date <= ${dayOf(today)} and (price.to_date is null or price.to_date >= ${dayOf(today)})`,
  budget: (today) => ` ${joinBudget('s.id', dayOf(today))}`,
  room: (today) => ` left join lateral (select coalesce(sum(b.gross_cleanable_sqft), 0)::int as gross,
      coalesce(sum(${vacantSqft('b.id', `${today}::date`)}), 0)::int as vacant
    from job_buildings jb
    join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
    where jb.organization_id = $1 and jb.job_id = j.id) room on true`,
  managers: (
    _today,
    managers,
  ) => ` left join lateral (select string_agg(m.name, '; ' order by m.name) as names
    from ${managers()} m where m.job_id = j.id) managed on true`,
};

/** SQL: the services with the joins that are needed, each once. */
export const figuresWith = (
  asked: readonly Joined[],
  { reading, today }: Pick<FigureParts, 'reading' | 'today'>,
  values: Values,
): string =>
  [...new Set(asked)].reduce(
    (from, name) => from + joins[name](today, () => areaManagers(values, reading.now, reading.zone)),
    figureTables,
  );

export const cost = (today: string): string => budgetCents(dayOf(today));

export const margin = (today: string): string => marginShare('price.net_cents', cost(today));

export const labor = laborShare('price.net_cents', 'budget.labor_cents');

const matches = (word: FoundWord, add: Values['add']): string => {
  const ofClient = '(select x.search from clients x where x.organization_id = $1 and x.id = j.client_id)';
  return `(${hasWord(word, 'jobs', { id: 'j.id', search: 'j.search' }, add)}
    or ${hasWord(word, 'clients', { id: 'j.client_id', search: ofClient }, add)}
    or ${hasWord(word, 'contracts', { id: 'c.id', search: 'fold(c.number)' }, add)})`;
};

const inSomeArea = `exists (select from job_buildings jb
  join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null and b.area_id is not null
  where jb.organization_id = $1 and jb.job_id = j.id)`;

const managedBy = (managers: string, condition: string): string =>
  `(j.id in (select m.job_id from ${managers} m where ${condition})) is true`;

const lacking: Record<(typeof lacks)[number], (managers: () => string) => string> = {
  budget: () => 'budget.id is null',
  area: () => `not ${inSomeArea}`,
  manager: (managers) => `not ${managedBy(managers(), 'true')}`,
};

export const figureParts = async (
  tenant: Tenant,
  reading: Reading,
  filter: FigureFilter,
): Promise<FigureParts> => {
  const [areas, words] = await Promise.all([
    filter.area_id === undefined ? undefined : areaSubtree(tenant, filter.area_id),
    loadSearchWords(tenant, ['jobs', 'clients'], filter.q),
  ]);
  const values = collectValues([tenant.organizationId]);
  const today = values.add(reading.today);
  const managers = () => areaManagers(values, reading.now, reading.zone);
  const where = [
    running(today),
    ...equal(values, 'j.client_id', filter.client_id),
    ...(areas ? [jobInAreas('j.id', values.add(areas))] : []),
    ...equal(values, 'm.id', filter.manager_id).map((is) => managedBy(managers(), is)),
    ...(filter.ends_within === undefined
      ? []
      : [`c.termination_date <= ${today}::date + ${values.add(filter.ends_within)}::int`]),
    ...(filter.margin_below === undefined
      ? []
      : [`${margin(today)} * 100 < ${values.add(filter.margin_below)}`]),
    ...(filter.lacks ?? []).map((what) => lacking[what](managers)),
    ...words.map((word) => matches(word, values.add)),
  ].join(' and ');
  const scope = inScopeSql(tenant, 'j.id', values);
  const money = filter.margin_below === undefined ? [] : (['price', 'budget'] as const);
  const needs = filter.lacks?.includes('budget') ? (['budget', ...money] as const) : money;
  return { reading, today, values, where: where + scope, areas, needs };
};
