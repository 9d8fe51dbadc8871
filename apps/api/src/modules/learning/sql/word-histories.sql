select "spell_id", count(distinct "local_date") as "days", max("answered_at") filter(where "is_duel" = true) as "duel_at"
from "answer_log"
where "user_id" = $1
  and "spell_id" = any($2)
  and "undone_at" is null
group by "spell_id"
