select "w"."spell_id", coalesce("i"."score", 0) as "score", cast("i"."spell_id" is not null as bool) as "is_own", cast(coalesce("i"."repeat_count", 0) = 0 as bool) as "is_new"
from unnest(cast($1 as int4[])) as "w"("spell_id")
left join "main_voc_item" as "i" on "i"."user_id" = $2
  and "i"."spell_id" = "w"."spell_id"
where "w"."spell_id" not in (
  select "d"."spell_id"
  from "definition" as "d"
  where "d"."ordinal" = 0
    and "d"."usages" && array['offensive', 'taboo', 'sexual']
)
  and ("i"."spell_id" is not null or exists (
  select
  from "custom_voc_spell" as "v"
  where "v"."user_id" = cast($3 as int4)
    and "v"."voc_id" = cast($4 as int4)
    and "v"."spell_id" = "w"."spell_id"
))
