select "body"
from "idempotent_answer"
where "user_id" = $1
  and "key" = $2
