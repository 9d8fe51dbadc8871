with "stored" as (
  insert into "game_session" ("user_id", "mode", "size", "closed_at")
  values ($1, $2, $3, case when $4 then now() end)
  returning "id", "created_at"
), "games" as (
  insert into "game" ("user_id", "session_id", "ordinal", "spell_id", "name", "shown", "correct", "accepted", "swipe", "probability")
  select $1 as "user_id", "stored"."id" as "session_id", "g"."ordinal" as "ordinal", "g"."spell_id" as "spell_id", "g"."name" as "name", "g"."shown" as "shown", "g"."correct" as "correct", "g"."accepted" as "accepted", "g"."swipe" as "swipe", "g"."probability" as "probability"
  from "stored"
  cross join jsonb_populate_recordset(null::"game", $5::jsonb) as "g"
)
select "id", "created_at", set_config('synchronous_commit', 'off', true) as "synchronous_commit"
from "stored"
