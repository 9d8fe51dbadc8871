with "word" as (
  select *
  from unnest(cast($1 as int4[]), cast($2 as text[])) as "w"("spell_id", "spell_lower")
), "listed" as (
  insert into "custom_voc_spell" ("user_id", "voc_id", "spell_id", "spell_lower")
  select $3 as "user_id", $4 as "voc_id", "spell_id" as "spell_id", "spell_lower" as "spell_lower"
  from "word"
  on conflict do nothing
  returning "spell_id"
), "saved" as (
  insert into "main_voc_item" ("user_id", "spell_id", "spell_lower", "priority", "mark")
  select $3 as "user_id", "spell_id" as "spell_id", "spell_lower" as "spell_lower", 2 as "priority", 1 as "mark"
  from "word"
  on conflict ("user_id", "spell_id") do update set "mark" = 1, "priority" = greatest("main_voc_item"."priority", 2)
  where "main_voc_item"."mark" = 0
)
select count(*) as "added"
from "listed"
