-- Up Migration

-- A letter to one person: one notification, or the digest of a day or a week. Rendered when it is sent.
create table mails (
  organization_id integer not null references organizations (id),
  id bigint generated always as identity,
  user_id integer not null,
  kind text not null check (kind in ('instant', 'daily', 'weekly')),
  -- The same for every try, so that a second copy can be told from a second mail.
  message_id text not null,
  -- Only a waiting one takes in more notifications; dropped: when its time came there was nothing left to tell.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped')),
  due_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint mails_message_id_key unique (organization_id, message_id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  check ((sent_at is not null) = (state = 'sent'))
);
create index mails_by_age on mails (organization_id, created_at);
create index mails_waiting on mails (organization_id, due_at) where state = 'waiting';
call guard_tenant('mails');

-- What one person was told of one event. The words are made of `kind` and `params`, in the language of who reads.
create table notifications (
  organization_id integer not null references organizations (id),
  id bigint generated always as identity,
  user_id integer not null,
  event_id bigint not null,
  kind text not null,
  entity text not null,
  entity_id integer not null,
  -- Whoever does not see this job any more sees nothing of this either.
  job_id integer,
  params jsonb not null default '{}',
  mail_id bigint,
  at timestamptz not null,
  read_at timestamptz,
  primary key (organization_id, id),
  constraint notifications_event_key unique (organization_id, user_id, event_id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, mail_id) references mails (organization_id, id)
);
create index notifications_by_user on notifications (organization_id, user_id, id desc);
create index notifications_unread on notifications (organization_id, user_id, id desc) where read_at is null;
create index notifications_by_mail on notifications (organization_id, mail_id) where mail_id is not null;
create index notifications_by_age on notifications (organization_id, at);
call guard_tenant('notifications');

-- What a person chose for one kind of event, at one job or (null) everywhere; without a row the matrix decides.
create table communication_preferences (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  user_id integer not null,
  preference_id integer not null,
  job_id integer,
  active boolean not null,
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint communication_preferences_key unique nulls not distinct (organization_id, user_id, preference_id, job_id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id) on delete cascade
);
create index communication_preferences_by_job on communication_preferences (organization_id, job_id) where job_id is not null;
create trigger touch before update on communication_preferences for each row execute function touch();
call guard_tenant('communication_preferences');

-- How mail reaches a person; no zone of their own: the zone of the organization.
create table communication_settings (
  organization_id integer not null references organizations (id),
  user_id integer not null,
  delivery text not null default 'instant' check (delivery in ('instant', 'daily', 'weekly')),
  time_zone text,
  updated_at timestamptz not null default now(),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
create trigger touch before update on communication_settings for each row execute function touch();
call guard_tenant('communication_settings');

-- Each stage of being past due is told once for a due date; a task that gets a new one starts anew.
create table task_past_due_alerts (
  organization_id integer not null references organizations (id),
  task_id integer not null,
  due_at timestamptz not null,
  -- Days after the due date, on the calendar of the building.
  day smallint not null check (day in (1, 3, 7)),
  at timestamptz not null default now(),
  primary key (organization_id, task_id, due_at, day),
  foreign key (organization_id, task_id) references tasks (organization_id, id)
);
call guard_tenant('task_past_due_alerts');
