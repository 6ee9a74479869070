-- Up Migration

-- Names are found as people type them: with the apostrophe of any keyboard, and without strokes and ligatures. The same as
-- `fold` in platform/contract/fold.ts.
create or replace function fold(given text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(replace(
    translate(
      regexp_replace(normalize(lower(given collate "und-x-icu"), nfd) collate "C", '[\u0300-\u036f]', '', 'g'),
      '`´ʹʻʼʽʾʿˈˊˋ‘’‛′‵＇ꞌłŀƚøɵºđðħŧⱦŋƀɨıƶʉǥȼɇɍⱥªſĸς',
      '''''''''''''''''''''''''''''''''''''llloooddhttnbiizugceraaskσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ĳ', 'ij');

-- What was folded before is folded again, in generated columns and in indexes. Only rows that change are written, without
-- their triggers: nobody changed them. Of two records that may not have one name, the later one gets its number,
-- and is cut only where its column has no room for that.
do $$
declare
  found record;
  made record;
  folded record;
  late record;
  name_column text;
  longest integer;
  suffix text;
  attempt integer;
  taken boolean;
begin
  for found in
    select c.oid, c.relname as name, (
        select jsonb_agg(jsonb_build_object('name', i.indexrelid::regclass::text, 'made', pg_get_indexdef(i.indexrelid),
          'is_unique', i.indisunique, 'among', coalesce(pg_get_expr(i.indpred, c.oid), 'true'), 'keys', (
            select string_agg(pg_get_indexdef(i.indexrelid, k, true), ', ') from generate_series(1, i.indnkeyatts) k)))
        from pg_index i
        where i.indrelid = c.oid and (pg_get_indexdef(i.indexrelid) like '%fold(%' or i.indisunique and exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'search' and a.attnum = any (i.indkey)))
      ) as indexes
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
      exists (select from pg_attrdef d where d.adrelid = c.oid and pg_get_expr(d.adbin, c.oid) like '%fold(%')
      or exists (select from pg_index i where i.indrelid = c.oid and pg_get_indexdef(i.indexrelid) like '%fold(%'))
  loop
    for folded in select * from jsonb_to_recordset(found.indexes) i (name text) loop
      execute format('drop index %s', folded.name);
    end loop;
    execute format('alter table %I no force row level security', found.name);
    execute format('alter table %I disable trigger user', found.name);
    for made in
      select c.column_name as name, c.generation_expression as expression, (
        select min(u.column_name) from information_schema.column_column_usage u
        where u.table_schema = 'public' and u.table_name = found.name and u.dependent_column = c.column_name) as base
      from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = found.name and c.generation_expression like '%fold(%'
    loop
      execute format('update %1$I set %2$I = %2$I where %3$I is distinct from (%4$s) collate "C"',
        found.name, made.base, made.name, made.expression);
    end loop;
    for folded in
      select * from jsonb_to_recordset(found.indexes) i (made text, is_unique boolean, keys text, among text)
    loop
      if folded.is_unique then
        select attname into strict name_column from pg_attribute
        where attrelid = found.oid and attname in ('name', 'label') and not attisdropped;
        select coalesce(min(m[1]::integer), 1000) into strict longest
        from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid),
          format('char_length\(%s\) <= (\d+)', name_column), 'g') m
        where k.conrelid = found.oid and k.contype = 'c';
        for late in execute format($f$
          select organization_id, id, name from (
            select organization_id, id, %2$I as name, row_number() over (partition by %3$s order by id) as place
            from %1$I where %4$s) r
          where place > 1 order by id$f$, found.name, name_column, folded.keys, folded.among)
        loop
          attempt := 1;
          loop
            suffix := ' (' || late.id || case when attempt > 1 then '-' || attempt else '' end || ')';
            execute format('update %1$I set %2$I = $1 where organization_id = $2 and id = $3', found.name, name_column)
            using rtrim(left(late.name, longest - char_length(suffix))) || suffix, late.organization_id, late.id;
            execute format($f$
              select exists (select from (
                select id, count(*) over (partition by %2$s) as equal from %1$I where organization_id = $1 and %3$s) r
                where id = $2 and equal > 1)$f$, found.name, folded.keys, folded.among)
            into taken using late.organization_id, late.id;
            exit when not taken;
            attempt := attempt + 1;
          end loop;
        end loop;
      end if;
      execute folded.made;
    end loop;
    execute format('alter table %I enable trigger user', found.name);
    execute format('alter table %I force row level security', found.name);
  end loop;
end $$;
