-- Up Migration

-- On what questions are rated. A template names a scale by its key, which stays when the scale is written anew.
create table rating_scales (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  key text not null default 'own_' || replace(gen_random_uuid()::text, '-', '') check (key ~ '^[a-z0-9_]{1,40}$'),
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  choices jsonb not null check (jsonb_array_length(choices) between 2 and 10),
  active boolean not null default true,
  search text collate "C" not null generated always as (fold(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint rating_scales_key_key unique (organization_id, key)
);
create unique index rating_scales_name_key on rating_scales (organization_id, search) where deleted_at is null;
create index rating_scales_by_name on rating_scales (organization_id, name, id) where deleted_at is null;
create trigger touch before update on rating_scales for each row execute function touch();
call guard_tenant('rating_scales');
call make_searchable('rating_scales');

-- What inspections are about.
create table inspection_types (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  key text not null default 'own_' || replace(gen_random_uuid()::text, '-', '') check (key ~ '^[a-z0-9_]{1,40}$'),
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  active boolean not null default true,
  search text collate "C" not null generated always as (fold(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint inspection_types_key_key unique (organization_id, key)
);
create unique index inspection_types_name_key on inspection_types (organization_id, search) where deleted_at is null;
create index inspection_types_by_name on inspection_types (organization_id, name, id) where deleted_at is null;
create trigger touch before update on inspection_types for each row execute function touch();
call guard_tenant('inspection_types');
call make_searchable('inspection_types');

-- A template as it is being written. Inspections use its versions alone.
create table inspection_templates (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  inspection_type text not null,
  description text not null default '' check (char_length(description) <= 2000),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  -- The latest that was published; 0 before the first.
  version integer not null default 0 check (version >= 0),
  scale text not null,
  target_score double precision not null check (target_score between 0 and 100),
  visibility text not null check (visibility in ('public', 'internal', 'choose')),
  require_signature boolean not null,
  allow_mark_all boolean not null,
  content jsonb not null,
  question_count integer not null generated always as
    (jsonb_array_length(jsonb_path_query_array(content, '$.sections[*].questions[*]'))) stored,
  -- Saved since the latest version.
  has_changes boolean not null default true,
  -- Inspections that began with it.
  used integer not null default 0 check (used >= 0),
  search text collate "C" not null generated always as (fold(name || ' ' || description)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, inspection_type) references inspection_types (organization_id, key),
  foreign key (organization_id, scale) references rating_scales (organization_id, key),
  check (status = 'draft' or version > 0)
);
create unique index inspection_templates_name_key on inspection_templates (organization_id, fold(name))
  where deleted_at is null;
create index inspection_templates_by_name on inspection_templates (organization_id, name, id) where deleted_at is null;
create index inspection_templates_by_type on inspection_templates (organization_id, inspection_type);
create index inspection_templates_by_scale on inspection_templates (organization_id, scale);
-- An inspection that begins changes nothing that people edit.
create trigger touch before update of name, status, version, content, has_changes, updated_by, deleted_at
  on inspection_templates for each row execute function touch();
call guard_tenant('inspection_templates');
call make_searchable('inspection_templates');

-- What was published, for ever as it was.
create table inspection_template_versions (
  organization_id integer not null references organizations (id),
  template_id integer not null,
  version integer not null check (version > 0),
  snapshot jsonb not null,
  published_at timestamptz not null default now(),
  published_by integer,
  primary key (organization_id, template_id, version),
  foreign key (organization_id, template_id) references inspection_templates (organization_id, id)
);
call guard_tenant('inspection_template_versions', 'insert');

-- The scales and types every organization starts with, in the tenant transaction that creates it.
create function seed_inspection_basics(for_organization_id integer) returns void
language sql volatile set search_path = '' as $$
  insert into public.rating_scales (organization_id, key, name, choices)
  select for_organization_id, s.key, s.name, (
    select jsonb_agg(jsonb_build_object('key', c.choice ->> 0, 'label', c.choice ->> 1, 'short', c.choice ->> 2,
      'percent', c.choice -> 3, 'color', c.choice ->> 4, 'is_deficient', c.choice -> 5 is not null,
      'is_default', false) order by c.place)
    from pg_catalog.jsonb_array_elements(s.choices) with ordinality as c (choice, place))
  from pg_catalog.jsonb_to_recordset('[
    {"key": "pass_fail", "name": "Pass or fail", "choices":
      [["pass", "Pass", "P", 100, "green"], ["fail", "Fail", "F", 0, "red", true]]},
    {"key": "three_point", "name": "Three points", "choices":
      [["good", "Good", "3", 100, "green"], ["acceptable", "Acceptable", "2", 85, "yellow"], ["poor", "Poor", "1", 70, "red", true]]},
    {"key": "five_point", "name": "Five points", "choices":
      [["excellent", "Excellent", "5", 100, "green"], ["good", "Good", "4", 90, "lime"], ["acceptable", "Acceptable", "3", 80, "yellow"],
       ["below", "Below standard", "2", 70, "orange", true], ["poor", "Poor", "1", 60, "red", true]]},
    {"key": "yes_no", "name": "Yes or no", "choices":
      [["yes", "Yes", "Y", 100, "green"], ["no", "No", "N", 0, "red", true]]},
    {"key": "appa", "name": "APPA levels", "choices":
      [["l1", "Orderly spotlessness", "1", 100, "green"], ["l2", "Ordinary tidiness", "2", 90, "lime"],
       ["l3", "Casual inattention", "3", 80, "yellow"], ["l4", "Moderate dinginess", "4", 65, "orange", true],
       ["l5", "Unkempt neglect", "5", 50, "red", true]]}
  ]') as s (key text, name text, choices jsonb)
  on conflict do nothing;
  insert into public.inspection_types (organization_id, key, name)
  select for_organization_id, t.key, t.name
  from (values ('quality', 'Quality'), ('safety', 'Safety'), ('day_porter', 'Day porter'), ('restroom', 'Restroom'),
    ('vacancy', 'Vacancy or turnover'), ('start_up', 'Start-up'), ('other', 'Other')) as t (key, name)
  on conflict do nothing
$$;
revoke all on function seed_inspection_basics from public;

create or replace function identity_create_organization(
  new_id integer, new_name text, new_slug text, zone text, new_settings jsonb
) returns integer
language sql volatile security definer set search_path = '' as $$
  insert into public.organizations (id, name, slug, time_zone, settings) overriding system value
  values (new_id, new_name, new_slug, zone, new_settings);
  select public.seed_common_area_types(new_id);
  select public.seed_inspection_basics(new_id);
  select new_id;
$$;

do $$
declare o integer;
begin
  for o in select id from organizations
  loop
    perform set_config('app.organization_id', o::text, true);
    perform seed_inspection_basics(o);
  end loop;
  perform set_config('app.organization_id', '', true);
end $$;
