-- Up Migration

-- The access note is read and saved on its own, so that it also has its own version.
alter table buildings add column access_note_updated_at timestamptz not null default now();

-- What a common area is made of underfoot: how it is cleaned depends on it.
alter table common_areas add column background text
  check (background in ('carpet', 'vct', 'stone', 'tile', 'wood', 'concrete', 'other'));
