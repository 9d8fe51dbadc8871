select "id", "spell_id", "spell_lower", "priority", "score", "streak", "repeat_count", "added_at", "last_repeated_at", "next_repeated_at", "state", "note"
from "main_voc_item" as "i"
where "i"."user_id" = $1
  and strpos("i"."spell_lower", $2) > 0
  and "i"."priority" = any(cast($3 as int4[]))
  and "i"."state" = any(cast($4 as int4[]))
  and ("i"."next_repeated_at" <= now() and "i"."priority" > 0 and "i"."mark" < 2 and "i"."let_go_at" is null and "i"."spell_id" not in (
  select "d"."spell_id"
  from "definition" as "d"
  where "d"."ordinal" = 0
    and "d"."usages" && array['offensive', 'taboo', 'sexual']
))
  and "i"."mark" <> 0
order by "i"."score" desc
limit $5
offset $6
