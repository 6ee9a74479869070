-- Up Migration

-- Whom the work of a special project concerns in its building, and which other company does it.
alter table special_projects add column vendor_id integer;
alter table special_projects add foreign key (organization_id, vendor_id) references vendors (organization_id, id);
create index special_projects_by_vendor on special_projects (organization_id, vendor_id, id)
  where vendor_id is not null and deleted_at is null;

create table special_project_building_tenants (
  organization_id integer not null references organizations (id),
  special_project_id integer not null,
  building_tenant_id integer not null,
  primary key (organization_id, special_project_id, building_tenant_id),
  foreign key (organization_id, special_project_id) references special_projects (organization_id, id),
  foreign key (organization_id, building_tenant_id) references building_tenants (organization_id, id) on delete cascade
);
create index special_project_building_tenants_by_tenant on special_project_building_tenants
  (organization_id, building_tenant_id);
call guard_tenant('special_project_building_tenants');

-- One in each line, as the record that made the task names them.
alter table tasks add column building_tenants text check (char_length(building_tenants) between 1 and 10000);
