-- Up Migration

-- Set when a contract that was in force on some day is archived: the months of its term are billed all the same.
alter table contracts add column was_in_force boolean not null default false;
-- The amendment for which a contract ends earlier, and the last day that it had before.
alter table contracts add column cut_by_id integer;
alter table contracts add column former_termination_date date;
alter table contracts add foreign key (organization_id, cut_by_id) references contracts (organization_id, id);
alter table contracts add check (status = 'archived' or not was_in_force);
alter table contracts add check (cut_by_id is not null or former_termination_date is null);
create index contracts_cut_by on contracts (organization_id, cut_by_id) where cut_by_id is not null;

-- The owner is bound by row-level security too; here it works for every organization.
alter table contracts no force row level security;
alter table audit_log no force row level security;
update contracts c set was_in_force = true
where c.status = 'archived'
  and exists (select from audit_log a where a.organization_id = c.organization_id and a.entity = 'contract'
    and a.entity_id = c.id and a.action = 'contract.archived' and a.from_status in ('expired', 'terminated'))
  and not exists (select from contracts o where o.organization_id = c.organization_id
    and o.job_service_id = c.job_service_id and o.status in ('approved', 'terminated') and o.deleted_at is null
    and daterange(o.start_date, o.termination_date, '[]') && daterange(c.start_date, c.termination_date, '[]'));
update contracts c set cut_by_id = n.id, former_termination_date = (a.changes -> 'termination_date' ->> 0)::date
from audit_log a, contracts n
where c.status = 'approved' and a.organization_id = c.organization_id and a.entity = 'contract' and a.entity_id = c.id
  and a.action = 'contract.cut-short' and n.organization_id = c.organization_id and n.deleted_at is null
  and n.number = a.changes -> 'amended_by' ->> 1 and n.job_service_id = c.job_service_id and n.status = 'approved'
  and n.start_date = c.termination_date + 1;
alter table audit_log force row level security;
alter table contracts force row level security;

drop index contracts_in_force;
create index contracts_in_force on contracts (organization_id, start_date, termination_date, id)
  where (status in ('approved', 'terminated') or was_in_force) and deleted_at is null;

-- Days that are billed stay taken, also when their contract is archived.
create or replace function keep_contracts_apart() returns trigger language plpgsql set search_path = '' as $$
declare other text;
begin
  perform from public.job_services s
    where s.organization_id = new.organization_id and s.id = new.job_service_id for no key update;
  select c.number into other from public.contracts c
    where c.organization_id = new.organization_id and c.job_service_id = new.job_service_id and c.id <> new.id
      and (c.status in ('approved', 'terminated') or c.was_in_force) and c.deleted_at is null
      and daterange(c.start_date, c.termination_date, '[]') && daterange(new.start_date, new.termination_date, '[]')
    order by c.start_date limit 1;
  if found then
    raise exception 'the dates overlap another contract' using
      errcode = 'exclusion_violation', constraint = 'contracts_apart', detail = other;
  end if;
  return new;
end $$;
