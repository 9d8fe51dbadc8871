select "is_duel"
from "answer_log"
where "user_id" = $1
  and "undone_at" is null
order by "id" desc
limit 9
