with "reading" as (
  insert into "read_text" ("user_id", "hash", "title", "read_at", "spell_ids", "counts", "sentences", "positions")
  values ($1, $2, $3, $4, cast($5 as int4[]), cast($6 as int4[]), string_to_array($7, chr(31)), cast($8 as int4[]))
  on conflict do nothing
  returning "user_id"
), "word" as (
  select *
  from unnest(cast($5 as int4[]), string_to_array($9, chr(31)), cast($10 as int2[]), cast($6 as int4[])) as "w"("spell_id", "spell_lower", "priority", "count")
), "entered" as (
  insert into "main_voc_item" ("user_id", "spell_id", "spell_lower", "priority", "met_count")
  select $1 as "user_id", "spell_id" as "spell_id", "spell_lower" as "spell_lower", "priority" as "priority", "count" as "met_count"
  from "word"
  on conflict ("user_id", "spell_id") do update set "met_count" = "main_voc_item"."met_count" + "excluded"."met_count"
  where exists (
    select
    from "reading"
  )
  returning "spell_id", xmax = 0 as "is_new"
), "step" as (
  insert into "undo_step" ("id", "user_id", "kind", "rows")
  select gen_random_uuid() as "id", $1 as "user_id", 'items' as "kind", jsonb_build_object('added', json_agg("spell_id"), 'before', cast('[]' as jsonb), 'text', encode(cast($2 as bytea), 'hex')) as "rows"
  from "entered"
  where "is_new" = true
  having count(*) > 0
  returning "id"
)
select (
  select count(*) as "count"
  from "entered"
  where "is_new" = true
) as "added", (
  select "id"
  from "step"
) as "undo_id"
