-- Up Migration

-- What proposals of a kind of work begin with: lines with their price for a unit, an introduction and terms.
create table proposal_templates (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  project_type text not null check (char_length(project_type) <= 40),
  intro text not null default '' check (char_length(intro) <= 5000),
  terms text not null default '' check (char_length(terms) <= 5000),
  lines jsonb not null default '[]',
  search text collate "C" not null generated always as (fold(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id)
);
create unique index proposal_templates_name_key on proposal_templates (organization_id, fold(name))
  where deleted_at is null;
create index proposal_templates_by_name on proposal_templates (organization_id, name, id) where deleted_at is null;
create trigger touch before update on proposal_templates for each row execute function touch();
call guard_tenant('proposal_templates');
call make_searchable('proposal_templates');
