-- Up Migration

-- A client that was merged into another stays as a deleted row, which leads to the one that was kept.
alter table clients add column merged_into_id integer;
alter table clients
  add foreign key (organization_id, merged_into_id) references clients (organization_id, id),
  add constraint clients_merged_check check (merged_into_id is null or deleted_at is not null and merged_into_id <> id);
create index clients_merged on clients (organization_id, merged_into_id) where merged_into_id is not null;

-- A folded name without punctuation and without the forms of companies at its end, so that "Acme, Inc." is "ACME LLC". A name
-- of nothing else is only itself.
create function company_name(folded text) returns text language sql immutable strict parallel safe
  return coalesce(nullif(btrim(regexp_replace(
    ' ' || btrim(regexp_replace(translate(replace(folded, '&', ' and '), '–—.''“”', '  '), '[^a-z0-9\u0080-\uffff]+', ' ', 'g')),
    '( (and|incorporated|inc|llc|lllp|llp|lp|pllc|plc|pc|ltd|limited|corporation|corp|company|co))+$', '')), ''), folded);

alter table clients add column plain_name text collate "C" not null generated always as (company_name(fold(name))) stored;
create index clients_by_plain_name on clients (organization_id, plain_name) where status = 'active' and deleted_at is null;

-- What is written for a client while it is merged waits for that, and then belongs to the one that was kept.
create function follow_merged_client() returns trigger language plpgsql set search_path = '' as $$
declare
  kept integer;
begin
  select c.merged_into_id into kept from public.clients c
  where c.organization_id = new.organization_id and c.id = new.client_id for key share;
  new.client_id := coalesce(kept, new.client_id);
  return new;
end $$;

do $$
declare t text;
begin
  foreach t in array array['jobs', 'special_projects', 'invoices', 'job_imports', 'client_viewers']
  loop
    execute format('create trigger follow_merged_client before insert or update of client_id on %I '
      'for each row when (new.client_id is not null) execute function follow_merged_client()', t);
  end loop;
end $$;
