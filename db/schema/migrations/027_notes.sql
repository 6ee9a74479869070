-- Up Migration

-- A note hangs on any record, as a file does: the notes of tasks become the notes of all.
alter table task_notes rename to notes;
alter table notes add column owner_entity text not null default 'task';
alter table notes alter column owner_entity drop default;
alter table notes rename column task_id to owner_id;
alter table notes drop constraint task_notes_organization_id_task_id_fkey;
drop index task_notes_by_task;
create index notes_by_owner on notes (organization_id, owner_entity, owner_id, id) where deleted_at is null;

alter table task_note_mentions rename to note_mentions;

alter sequence task_notes_id_seq rename to notes_id_seq;
alter table notes rename constraint task_notes_pkey to notes_pkey;
alter table notes rename constraint task_notes_client_uuid_key to notes_client_uuid_key;
alter table notes rename constraint task_notes_body_check to notes_body_check;
alter table notes rename constraint task_notes_organization_id_created_by_fkey to notes_organization_id_created_by_fkey;
alter table note_mentions rename constraint task_note_mentions_pkey to note_mentions_pkey;
alter table note_mentions rename constraint task_note_mentions_organization_id_note_id_fkey
  to note_mentions_organization_id_note_id_fkey;
alter table note_mentions rename constraint task_note_mentions_organization_id_user_id_fkey
  to note_mentions_organization_id_user_id_fkey;
alter index task_note_mentions_by_user rename to note_mentions_by_user;

-- The owner is bound by row-level security too; here it works for every organization. A file did not change for people.
alter table files no force row level security;
alter table files disable trigger touch;
update files set owner_entity = 'note' where owner_entity = 'task-note';
alter table files enable trigger touch;
alter table files force row level security;
