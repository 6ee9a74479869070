-- Up Migration

-- Connections from before the installation said whether providers may be asked inside its network: they may as before, until
-- somebody enters another provider.
alter table sign_on_connections add column keeps_inside boolean not null default false;
alter table sign_on_connections no force row level security;
alter table sign_on_connections disable trigger touch;
update sign_on_connections set keeps_inside = true;
alter table sign_on_connections enable trigger touch;
alter table sign_on_connections force row level security;
