update "idempotent_answer"
set "body" = $1
where "user_id" = $2
  and "key" = $3
