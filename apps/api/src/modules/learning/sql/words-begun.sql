select distinct "spell_id"
from "answer_log"
where "user_id" = $1
  and "local_date" >= $2
  and "answered_at" > $3
  and "repeat_count_before" = 0
  and "undone_at" is null
