-- Up Migration

alter table special_projects
  -- The proposal that was sent last: when, until when it can be answered, and what the client said.
  add column offered_at timestamptz,
  add column offer_ends_on date,
  add column offer_answer text check (offer_answer in ('approved', 'declined')),
  -- How many dates the price counts for: those of a year, once it has ended those that are done.
  add column dates smallint not null default 1 check (dates >= 0),
  add constraint special_projects_offer_check check ((offered_at is null) = (offer_ends_on is null)
    and (offered_at is not null or offer_answer is null));

update special_projects t set offered_at = p.sent_at, offer_ends_on = p.valid_until,
  offer_answer = case when p.status in ('approved', 'declined') then p.status end
from (select distinct on (organization_id, special_project_id) * from proposals
  where status in ('sent', 'approved', 'declined') and deleted_at is null
  order by organization_id, special_project_id, version desc) p
where p.organization_id = t.organization_id and p.special_project_id = t.id;

update special_projects t set dates = least(32767, s.dates)
from (select organization_id, special_project_id,
    sum(greatest(1, case rule ->> 'freq' when 'day' then 365 when 'week' then 52 when 'month' then 12 else 1 end
      / greatest(1, coalesce((rule ->> 'every')::int, 1))
      * greatest(1, coalesce(jsonb_array_length(case when jsonb_typeof(rule -> 'weekdays') = 'array'
        then rule -> 'weekdays' end), 1)))) as dates
  from special_project_schedules where deleted_at is null group by 1, 2) s
where s.organization_id = t.organization_id and s.special_project_id = t.id;

-- Whole cents of all the dates that count.
alter table special_projects
  add column worth bigint generated always as
    (price::bigint * case price_basis when 'per_occurrence' then dates else 1 end) stored,
  add column estimated bigint not null generated always as
    (round(100 * (coalesce((cost_estimate ->> 'labor')::numeric, 0) + coalesce((cost_estimate ->> 'supply')::numeric, 0)
      + coalesce((cost_estimate ->> 'equipment')::numeric, 0) + coalesce((cost_estimate ->> 'subcontract')::numeric, 0)))::bigint
      * case price_basis when 'per_occurrence' then dates else 1 end) stored;

create index special_projects_by_end on special_projects (organization_id, ended_at)
  include (id, status, worth, estimated, due_date, actual_service_date, client_id, job_id)
  where deleted_at is null and ended_at is not null;
create index special_projects_by_offer on special_projects (organization_id, offered_at)
  include (id, status, offer_answer, offer_ends_on, approved_at, client_id, job_id)
  where deleted_at is null and offered_at is not null;
create index special_projects_by_service on special_projects (organization_id, actual_service_date)
  include (id, status, approved_at, client_id, job_id)
  where deleted_at is null and actual_service_date is not null;
create index invoice_payments_by_day on invoice_payments (organization_id, paid_on) include (invoice_id, amount);
