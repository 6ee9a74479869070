import { z } from 'zod';
import {
  isBillable,
  isNotInvoiced,
  projectZone,
  seesProject,
} from '#features/projects/special-projects/server';
import { jobJson } from '#features/sites/jobs/server';
import { recurrenceRule } from '#features/tasks/tasks/contract';
import type { QueryOf } from '#platform/contract/endpoint';
import { countRows, type ListSql, loadRows } from '#platform/server/db/list-sql';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, oneOf, type Values } from '#platform/server/db/values';
import type { PageWindow } from '#platform/server/http/page';
import type { Person } from '#platform/server/http/person';
import { type toInvoiceEndpoints, toInvoiceRow } from '../../contract/index.ts';
import {
  doneOn,
  isDoneTask,
  knownTasks,
  namedDates,
  workEnd,
  workStart,
} from '../billed/done-work-sql-repository.ts';
import { occurrencesOf } from '../billed/occurrences-of.ts';

/** The number of dates, by project id, that its rules still have beyond its tasks; null for rules without an end. */
type DatesToCome = Readonly<Record<string, number | null>>;

const row = z.object({
  id: z.int(),
  schedules: z.array(z.object({ rule: recurrenceRule, next_on: z.string() })),
});

/** Covers running projects whose total price is divided over all dates of their rules. */
const datesToCome = async (tenant: Tenant): Promise<DatesToCome> => {
  const projects = await tenant.query({
    name: 'invoice-dates-to-come',
    text: `select t.id, json_agg(json_build_object('rule', s.rule, 'next_on', s.next_on)) as schedules
      from special_projects t
      join special_project_schedules s on s.organization_id = $1 and s.special_project_id = t.id
        and s.deleted_at is null and s.next_on is not null
      where t.organization_id = $1 and t.deleted_at is null and t.invoice_type = 'per occurrence'
        and t.price_basis = 'total' and t.status in ('open', 'active', 'inactive', 'on_hold')
      group by t.id`,
    values: [tenant.organizationId],
    row,
  });
  return Object.fromEntries(
    projects.map(({ id, schedules }) => [id, occurrencesOf({ end: null, known_tasks: 0, schedules })]),
  );
};

export type Reader = { tenant: Tenant; person: Person; now: Date };

export type ToInvoiceQuery = QueryOf<(typeof toInvoiceEndpoints)['listToInvoice']>;

type Filters = Partial<Omit<ToInvoiceQuery, 'page' | 'per_page' | 'total'>> & { id?: number };

const invoicesOf = `from invoices i where i.organization_id = $1 and i.special_project_id = t.id and i.deleted_at is null`;

const billedCents = `coalesce((select sum(i.subtotal + i.discount) ${invoicesOf}), 0)`;

const dueOnce = `t.price::bigint * case when t.price_basis = 'per_occurrence'
  then greatest(${namedDates}, (select count(*) from tasks k where ${isDoneTask('t.id')} and ${doneOn(projectZone)} is not null)) else 1 end`;

/** SQL: cents of the `n` done occurrences that are on no invoice. `coming` holds, by project, how many occurrences have no
 * task yet; with null there (rules without an end) a total price cannot be divided and the share is 0. */
const shares = (coming: string): string => `(select case when open.n = 0 then 0
    when t.price_basis = 'per_occurrence' then open.n * t.price
    when open.n >= w.known - w.taken then w.unbilled
    when w.known is null then 0
    else open.n * least(t.price / w.known, w.unbilled / (w.known - w.taken)) end
  from (select (${knownTasks}) + case when (${coming}) ? t.id::text then ((${coming}) ->> t.id::text)::int else 0 end as known, greatest(0, t.price - ${billedCents}) as unbilled,
    (select count(*) from invoice_occurrences o join invoices i on i.organization_id = $1 and i.id = o.invoice_id
      where o.organization_id = $1 and i.special_project_id = t.id) as taken) w)`;

/** SQL: cents of done work that is on no invoice, and the day on which the oldest of it was done. Must agree with
 * `nextDraft`, except that a month counts only once it is over or its project is closed. */
const waiting = (values: Values, now: Date, datesToCome: DatesToCome): string => {
  const coming = `${values.add(JSON.stringify(datesToCome))}::jsonb`;
  const today = `(${values.add(now.toISOString())}::timestamptz at time zone ${projectZone})::date`;
  return `cross join lateral (
    select greatest(0, ${dueOnce} - ${billedCents})::float8 as cents, ${workEnd} as done_on
      where ${isNotInvoiced} and (t.invoice_type = 'one time'
        or t.invoice_type = 'per occurrence' and not exists (select from tasks k where ${isDoneTask('t.id')}))
    union all
    select ${shares(coming)}::float8, open.done_on from (select count(*) as n, min(${doneOn(projectZone)}) as done_on from tasks k
      where t.invoice_type = 'per occurrence' and ${isDoneTask('t.id')} and ${doneOn(projectZone)} is not null
        and not exists (select from invoice_occurrences o where o.organization_id = $1 and o.task_id = k.id)) open
    union all
    select (count(*)::bigint * t.price)::float8, least(min(m.last_day), ${workEnd}) from (
        select month::date as first_day, (month + interval '1 month - 1 day')::date as last_day
        from generate_series(date_trunc('month', ${workStart}::timestamp),
          case when t.status = 'closed' then least(${workEnd}, ${today}) else ${today} end, '1 month') month) m
      where t.invoice_type = 'monthly' and (t.status = 'closed' or m.last_day <= ${today})
        and not exists (select ${invoicesOf} and i.period_from = m.first_day)
  ) d`;
};

const orderOf = ({ sort = 'age', order = 'desc' }: Filters): string => {
  const column = sort === 'value' ? 'd.cents' : 'd.done_on';
  const up = (order === 'asc') === (sort === 'value');
  return `${column} ${up ? 'asc' : 'desc'}, t.id`;
};

const listOf = async ({ tenant, person, now }: Reader, query: Filters): Promise<ListSql> => {
  const words = await loadSearchWords(tenant, ['special_projects'], query.q);
  const values = collectValues([tenant.organizationId]);
  const where = [
    't.organization_id = $1',
    't.deleted_at is null',
    `t.status in ('open', 'active', 'inactive', 'on_hold', 'closed')`,
    isBillable,
    'd.cents > 0',
    ...seesProject(tenant, person, () => values.add(tenant.userId)),
    ...words.map((word) => hasWord(word, 'special_projects', { id: 't.id', search: 't.search' }, values.add)),
    ...equal(values, 't.id', query.id),
    ...equal(values, 't.client_id', query.client_id),
    ...equal(values, 't.job_id', query.job_id),
    ...oneOf(values, 't.invoice_type', query.invoice_type),
  ];
  return {
    from: `special_projects t left join buildings b on b.organization_id = $1 and b.id = t.building_id
      ${waiting(values, now, await datesToCome(tenant))}`,
    id: 't.id',
    where: where.join(' and '),
    order: orderOf(query),
    values,
    replanned: words.length > 0,
  };
};

const stored = toInvoiceRow
  .omit({ value: true, age_days: true })
  .extend({ cents: z.number(), time_zone: z.string() });

export type StoredToInvoice = z.infer<typeof stored>;

const sum = z.object({ cents: z.number() });

/** The list with its parts: a page of rows, how many there are, and what all of them are worth. */
export const toInvoiceList = async (reader: Reader, query: Filters) => {
  const { tenant } = reader;
  const list = await listOf(reader, query);
  const { from, where } = list;
  return {
    rows: (window: PageWindow): Promise<StoredToInvoice[]> =>
      loadRows(
        tenant,
        list,
        window,
        stored,
        (limit) => `select t.id, t.number, t.title, t.status, t.invoice_type,
            json_build_object('id', c.id, 'name', c.name) as client,
            case when j.id is not null then ${jobJson} end as job,
            d.done_on::text, d.cents, ${projectZone} as time_zone,
            (select min(i.id) ${invoicesOf} and i.status = 'draft') as draft_id
          from ${from} join clients c on c.organization_id = $1 and c.id = t.client_id
            left join jobs j on j.organization_id = $1 and j.id = t.job_id
          where ${where} order by ${list.order} ${limit}`,
      ),
    count: (max: number | null) => countRows(tenant, list, max),
    cents: async (): Promise<number> => {
      const [all] = await loadRows(
        tenant,
        list,
        { limit: 1, offset: 0 },
        sum,
        (limit) => `select coalesce(sum(d.cents), 0)::float8 as cents from ${from} where ${where} ${limit}`,
      );
      return all?.cents ?? 0;
    },
  };
};
