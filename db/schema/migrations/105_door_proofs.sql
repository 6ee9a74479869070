-- Up Migration

-- One tenant's door over some nights, kept when somebody shares it: a link shows these nights and no others.
create table door_proofs (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_id integer not null,
  building_id integer not null,
  building_tenant_id integer not null,
  first_night date not null,
  last_night date not null check (last_night >= first_night),
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, id),
  constraint door_proofs_nights_key unique (organization_id, job_id, building_tenant_id, first_night, last_night),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  foreign key (organization_id, building_tenant_id) references building_tenants (organization_id, id)
);
call guard_tenant('door_proofs', 'insert');
