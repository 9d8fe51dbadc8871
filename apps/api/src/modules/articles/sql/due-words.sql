select array_agg("i"."spell_id") as "spell_ids"
from "main_voc_item" as "i"
where "i"."user_id" = $1
  and ("i"."next_repeated_at" <= now() and "i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
  select "d"."spell_id"
  from "definition" as "d"
  where "d"."ordinal" = 0
    and "d"."usages" && array['offensive', 'taboo', 'sexual']
))
