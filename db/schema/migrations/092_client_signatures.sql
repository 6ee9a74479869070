-- Up Migration

-- Who came along for the client, and signed beside the inspector.
alter table inspections add column client_signature jsonb;

drop trigger touch on inspections;
-- Counts that follow the tasks are no change that an editor has to know.
create trigger touch before update of status, accompanied_by, visibility, general_comments, signature, client_signature,
  places, score, released_at, deleted_at on inspections for each row execute function touch();
