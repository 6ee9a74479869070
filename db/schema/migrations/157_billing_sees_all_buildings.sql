-- Up Migration

-- Whoever bills a client has to know all that the client owes. The owner is bound by row-level security too.
alter table roles no force row level security;
update roles set flags = array_append(flags, 'profile.canViewAllBuildings')
where key = 'billing' and built_in and not flags @> array['profile.canViewAllBuildings'];
alter table roles force row level security;
