select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "is_own"
from (
  select "spell_id", "spell_lower", "priority", "score", "state", "repeat_count", "met_count", "lookup_count", "last_repeated_at", "next_repeated_at", "stability", "difficulty", "phase", "step", "lapses", "mark", "let_go_at", cast(true as bool) as "is_own"
  from "main_voc_item"
  where "user_id" = $1
) as "i"
where "priority" > 0
  and ("mark" = 2 or "let_go_at" is not null)
  and "i"."spell_id" not in (
  select "d"."spell_id"
  from "definition" as "d"
  where "d"."ordinal" = 0
    and "d"."usages" && array['offensive', 'taboo', 'sexual']
)
  and (cast($2 as int4) is null or exists (
  select
  from "custom_voc_spell" as "w"
  where "w"."user_id" = cast($3 as int4)
    and "w"."voc_id" = cast($2 as int4)
    and "w"."spell_id" = "i"."spell_id"
))
order by "next_repeated_at" asc nulls first, "spell_id"
limit 300
