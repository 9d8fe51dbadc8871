select "is_duel"
from "answer_log"
where "user_id" = $1
  and "local_date" > current_date - 60
  and "undone_at" is null
order by "id" desc
limit 9
