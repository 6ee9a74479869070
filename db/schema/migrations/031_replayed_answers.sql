-- Up Migration

-- A repeat gets the answer of the first time to the byte: jsonb sorts the keys.
alter table idempotency_keys alter column answer type json using answer::json;
