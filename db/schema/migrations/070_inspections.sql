-- Up Migration

-- One walk through a building. What is asked stands in the version of its template, which never changes.
create table inspections (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  number integer not null,
  client_uuid uuid not null default gen_random_uuid(),
  status text not null default 'new' check (status in ('new', 'pending', 'completed', 'finalized')),
  template_id integer not null,
  template_version integer not null,
  inspection_type text not null,
  job_id integer not null,
  building_id integer not null,
  inspected_by integer,
  accompanied_by text check (char_length(accompanied_by) <= 100),
  inspected_at timestamptz not null,
  started_at timestamptz not null,
  device_created_at timestamptz,
  visibility text not null check (visibility in ('public', 'internal')),
  general_comments text not null default '' check (char_length(general_comments) <= 2000),
  signature jsonb,
  parent_inspection_id integer,
  -- The only questions of a re-inspection, each with its place; null asks all.
  only_asked jsonb,
  -- Floors, common areas and tenants, with the names they had when it began.
  places jsonb not null default '[]',
  target_score double precision not null,
  score_method jsonb not null,
  score double precision check (score between 0 and 100),
  outcome text check (outcome in ('pass', 'fail')),
  band text check (band in ('success', 'warning', 'error')),
  critical_fail boolean not null default false,
  deficiency_count integer not null default 0,
  section_scores jsonb not null default '[]',
  -- Linked tasks, and those still to be done: counted anew whenever one of them moves.
  task_count integer not null default 0,
  open_tasks integer not null default 0,
  completed_at timestamptz,
  completed_by integer,
  -- Since when it waits to become final by itself.
  waits_since timestamptz,
  finalized_at timestamptz,
  finalized_by integer,
  -- The task whose end made it final: undone at once, the inspection waits again.
  finalized_by_task_id integer,
  reopened_at timestamptz,
  reopened_by integer,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint inspections_number_key unique (organization_id, number),
  constraint inspections_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, template_id, template_version)
    references inspection_template_versions (organization_id, template_id, version),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  foreign key (organization_id, parent_inspection_id) references inspections (organization_id, id),
  check ((status = 'finalized') = (finalized_at is not null)),
  check ((status = 'completed') = (waits_since is not null))
);
create index inspections_by_date on inspections (organization_id, inspected_at desc, id) where deleted_at is null;
create index inspections_by_score on inspections (organization_id, score, id) where deleted_at is null;
create index inspections_by_open_tasks on inspections (organization_id, open_tasks, id) where deleted_at is null;
create index inspections_by_status on inspections (organization_id, status, id) where deleted_at is null;
create index inspections_by_job on inspections (organization_id, job_id, inspected_at desc, id) where deleted_at is null;
create index inspections_by_building on inspections (organization_id, building_id, inspected_at desc, id)
  where deleted_at is null;
create index inspections_by_inspector on inspections (organization_id, inspected_by, inspected_at desc, id)
  where deleted_at is null;
create index inspections_by_type on inspections (organization_id, inspection_type, inspected_at desc, id)
  where deleted_at is null;
create index inspections_by_template on inspections (organization_id, template_id, template_version);
create index inspections_by_parent on inspections (organization_id, parent_inspection_id)
  where parent_inspection_id is not null;
-- The last one of a job that counts says when the next is due.
create index inspections_for_due on inspections (organization_id, job_id, inspected_at desc)
  where deleted_at is null and status <> 'new' and parent_inspection_id is null;
create index inspections_waiting on inspections (organization_id, waits_since)
  where deleted_at is null and status = 'completed';
-- Counts that follow the tasks are no change that an editor has to know.
create trigger touch before update of status, accompanied_by, visibility, general_comments, signature, places, score,
  released_at, deleted_at on inspections for each row execute function touch();
call guard_tenant('inspections');

-- Each question as it stands answered.
create table inspection_answers (
  organization_id integer not null,
  id integer generated always as identity,
  inspection_id integer not null,
  question_id uuid not null,
  -- floor:12, common_area:7 or tenant:3 of a repeated section; else empty.
  instance text not null default '' check (char_length(instance) <= 30),
  value jsonb,
  na boolean not null default false,
  comment text not null default '' check (char_length(comment) <= 2000),
  percent double precision,
  is_deficient boolean not null default false,
  task_id integer,
  no_task_comment text not null default '' check (char_length(no_task_comment) <= 500),
  -- By the device's clock put right; the later of two stands. Null where so far there are photos alone.
  answered_at timestamptz,
  received_at timestamptz not null default now(),
  answered_by integer,
  primary key (organization_id, inspection_id, question_id, instance),
  constraint inspection_answers_id_key unique (organization_id, id),
  foreign key (organization_id, inspection_id) references inspections (organization_id, id),
  foreign key (organization_id, task_id) references tasks (organization_id, id)
);
create unique index inspection_answers_task_key on inspection_answers (organization_id, task_id)
  where task_id is not null;
create index inspection_answers_deficient on inspection_answers (organization_id, inspection_id) where is_deficient;
call guard_tenant('inspection_answers');

-- Everything that anybody answered, also what did not stand.
create table inspection_answer_history (
  organization_id integer not null,
  id bigint generated always as identity,
  inspection_id integer not null,
  -- Of the entry on the device: sent twice it is here once.
  client_uuid uuid not null,
  question_id uuid not null,
  instance text not null,
  value jsonb,
  na boolean not null,
  comment text not null,
  answered_at timestamptz not null,
  device_at timestamptz,
  received_at timestamptz not null default now(),
  answered_by integer,
  primary key (organization_id, inspection_id, id),
  constraint inspection_answer_history_entry_key unique (organization_id, inspection_id, client_uuid, question_id, instance),
  foreign key (organization_id, inspection_id) references inspections (organization_id, id)
);
call guard_tenant('inspection_answer_history', 'insert');

create index tasks_by_inspection on tasks (organization_id, related_type_id)
  where source = 'inspection' and related_type_id is not null;
