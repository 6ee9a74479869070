-- Up Migration

create table files (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  name text not null check (char_length(name) between 1 and 255),
  comment text not null default '' check (char_length(comment) <= 500),
  mime text not null,
  size bigint not null check (size >= 0),
  md5 text not null,
  sha256 text not null,
  storage_key text not null,
  width integer,
  height integer,
  exif jsonb,
  owner_entity text not null,
  owner_id integer not null,
  purpose text not null default 'attachment',
  visibility text not null default 'internal' check (visibility in ('public', 'internal')),
  client_uuid uuid,
  uploaded_by integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint files_storage_key_key unique (organization_id, storage_key)
);
create unique index files_client_uuid_key on files (organization_id, client_uuid);
create index files_by_owner on files (organization_id, owner_entity, owner_id, id) where deleted_at is null;
create trigger touch before update on files for each row execute function touch();
call guard_tenant('files');

alter table memberships add foreign key (organization_id, profile_photo_id) references files (organization_id, id);
alter table organizations add foreign key (id, logo_file_id) references files (organization_id, id);
alter table organizations add foreign key (id, logo_horizontal_file_id) references files (organization_id, id);
alter table organizations add foreign key (id, org_chart_file_id) references files (organization_id, id);
