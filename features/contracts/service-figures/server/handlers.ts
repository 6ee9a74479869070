import { daysLeftOn, noticeOf, statusOn } from '#features/contracts/contracts/contract';
import { vacantSqft } from '#features/sites/buildings/server';
import type { Locale } from '#platform/contract/fields';
import type { PageOf } from '#platform/contract/pagination';
import { dateAt } from '#platform/server/clock/dates';
import { type ListSql, loadIds, preparedStatement } from '#platform/server/db/list-sql';
import { loadCountedPage } from '#platform/server/db/load-counted-page';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { ExportColumn } from '#platform/server/export/export-column';
import { exportHandler } from '#platform/server/export/export-handler';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { Person } from '#platform/server/http/person';
import { type FigureSum, figureSum, type ServiceFigure, serviceFigureEndpoints } from '../contract/index.ts';
import {
  type FigureFilter,
  type FigureParts,
  type FigureQuery,
  figureParts,
  figuresWith,
  type Joined,
  labor,
  lastDay,
  margin,
  type Reading,
} from './list/figure-conditions-repository.ts';
import { type FigureRow, figuresShown, names } from './list/figure-rows-repository.ts';
import { loadGroupRows } from './sums/figure-groups-repository.ts';
import { moneySums, summed } from './sums/sums-sql-repository.ts';
import { figureTexts } from './texts.ts';

/** The expression of each sort, and the joins that it needs. */
const sorts = (today: string): Record<FigureQuery['sort'], [by: string, ...needs: Joined[]]> => ({
  job: ['j.job_number'],
  client: ['cl.name', 'client'],
  building: [names.buildings],
  area: [names.areas],
  manager: ['managed.names', 'managers'],
  number: ['c.number'],
  value: ['price.net_cents', 'price'],
  net: ['price.net_cents', 'price'],
  margin: [margin(today), 'price', 'budget'],
  labor_share: [labor, 'price', 'budget'],
  end: [lastDay('c')],
  vacancy: ['room.vacant::float8 / nullif(room.gross, 0)', 'room'],
});

type Sorted = FigureFilter & Pick<FigureQuery, 'sort' | 'order'>;

const sqlOf = (parts: FigureParts, { sort, order, q }: Sorted): ListSql => {
  const [by, ...needs] = sorts(parts.today)[sort];
  const values = collectValues(parts.values.all);
  // In its index every contract has a last day, so without `nulls last` the index can be read until the page is full.
  const last = sort === 'end' ? '' : ' nulls last';
  return {
    from: figuresWith([...parts.needs, ...needs], parts, values),
    id: 'c.id',
    where: parts.where,
    order: `${by} ${order}${last}, c.id ${order}`,
    values,
    replanned: q !== undefined,
  };
};

const loadFigureRows = async (
  tenant: Tenant,
  query: FigureQuery,
  reading: Reading,
): Promise<PageOf<FigureRow>> => {
  const parts = await figureParts(tenant, reading, query);
  return loadCountedPage(tenant, query, sqlOf(parts, query), (ids) =>
    tenant.endWith(() => figuresShown(tenant, ids, reading)),
  );
};

/** Ids of the services in their order, at most `max`. */
const figureIds = async (tenant: Tenant, query: Sorted, reading: Reading, max: number): Promise<number[]> =>
  loadIds(tenant, sqlOf(await figureParts(tenant, reading, query), query), max);

const moneyOf = ({ net_cents: cents, margin, labor_share }: FigureRow): ServiceFigure['money'] =>
  cents === null ? null : { value: (12 * cents) / 100, net: cents / 100, margin, labor_share };

const presentFigure = (row: FigureRow, today: string): ServiceFigure => ({
  id: row.id,
  number: row.number,
  service: row.service,
  job: row.job,
  client: row.client,
  buildings: row.buildings,
  areas: row.areas,
  managers: row.managers,
  start_date: row.start_date,
  termination_date: row.termination_date,
  days_left: daysLeftOn(row, today),
  has_begun: statusOn(row, today) === 'active',
  renewal: row.status === 'terminated' ? null : noticeOf(row),
  money: moneyOf(row),
  room: row.room,
});

type Reader = { now: Date; person: Pick<Person, 'timeZone'> };

const readingOf = ({ now, person: { timeZone: zone } }: Reader): Reading => ({
  now,
  zone,
  today: dateAt(now, zone),
});

const percent = (share: number | null | undefined): number | null =>
  share === null || share === undefined ? null : Math.round(share * 10_000) / 100;

const columnsIn = (locale: Locale): readonly ExportColumn<ServiceFigure>[] => {
  const t = figureTexts(locale);
  return [
    { id: 'job', header: t('export.number'), value: ({ job }) => job.job_number },
    { id: 'job', header: t('field.job'), value: ({ job }) => job.job_name },
    { id: 'job', header: t('field.service'), value: ({ service }) => service.name },
    { id: 'client', header: t('field.client'), value: ({ client }) => client.name },
    {
      id: 'building',
      header: t('field.building'),
      value: ({ buildings }) => buildings.map(({ name }) => name).join('; ') || null,
    },
    { id: 'area', header: t('field.area'), value: ({ areas }) => areas },
    { id: 'manager', header: t('field.manager'), value: ({ managers }) => managers },
    { id: 'number', header: t('field.number'), value: ({ number }) => number },
    { id: 'value', header: t('field.value'), value: ({ money }) => money?.value ?? null },
    { id: 'net', header: t('field.net'), value: ({ money }) => money?.net ?? null },
    { id: 'margin', header: t('export.margin'), value: ({ money }) => percent(money?.margin) },
    { id: 'labor_share', header: t('export.labor'), value: ({ money }) => percent(money?.labor_share) },
    {
      id: 'end',
      header: t('field.end'),
      value: ({ termination_date: wall }) => wall && { wall },
    },
    { id: 'end', header: t('export.daysLeft'), value: ({ days_left }) => days_left },
    { id: 'vacancy', header: t('export.vacant'), value: ({ room }) => room.vacant },
    { id: 'vacancy', header: t('export.gross'), value: ({ room }) => room.gross },
  ];
};

const exportServiceFigures = exportHandler(serviceFigureEndpoints.exportServiceFigures, {
  title: (locale) => figureTexts(locale)('titles.page'),
  columns: columnsIn,
  ids: (tenant, filters, reader, max) => figureIds(tenant, filters, readingOf(reader), max),
  rows: async (tenant, ids, reader) => {
    const reading = readingOf(reader);
    return (await figuresShown(tenant, ids, reading)).map((row) => presentFigure(row, reading.today));
  },
});

/** All services that the filters leave, together. */
const sumFigures = async (tenant: Tenant, reading: Reading, filter: FigureFilter): Promise<FigureSum> => {
  const parts = await figureParts(tenant, reading, filter);
  const values = collectValues(parts.values.all);
  const from = figuresWith([...parts.needs, 'price', 'budget'], parts, values);
  const [sum] = await tenant.query({
    ...preparedStatement(`with r as materialized (select ${summed(parts.today)} from ${from} where ${parts.where})
      select m.*, room.gross, room.vacant from (select ${moneySums} from r) m
      cross join (
        select coalesce(sum(b.gross_cleanable_sqft), 0)::int as gross,
          coalesce(sum(${vacantSqft('b.id', `${parts.today}::date`)}), 0)::int as vacant
        from buildings b
        where b.organization_id = $1 and b.deleted_at is null and b.id in (
          select jb.building_id from r join job_buildings jb on jb.organization_id = $1 and jb.job_id = r.job_id)) room`),
    values: values.all,
    row: figureSum,
  });
  if (!sum) throw new Error('A sum without a row');
  return sum;
};

type Call = SignedInCall<(typeof serviceFigureEndpoints)['listServiceFigures']>;

const listServiceFigures = async (call: Call) => {
  const reading = readingOf(call);
  const page = await loadFigureRows(call.tenant, call.query, reading);
  return presentPage(page, (row) => presentFigure(row, reading.today));
};

export const serviceFigureHandlers: Handlers<typeof serviceFigureEndpoints> = {
  listServiceFigures,
  sumServiceFigures: (call) => sumFigures(call.tenant, readingOf(call), call.query),
  listFigureGroups: (call) => loadGroupRows(call.tenant, call.query, readingOf(call)),
  exportServiceFigures,
};
