select count(*) as "count"
from "school_member" as "m"
where "m"."school_id" = $1
  and ("m"."user_id" = $2 or exists (
  select
  from "classroom_member" as "mine"
  inner join "classroom_member" as "k" on "k"."classroom_id" = "mine"."classroom_id"
  where "mine"."user_id" = $2
    and "mine"."school_id" = $1
    and "k"."school_id" = $1
    and "k"."user_id" = "m"."user_id"
))
  and "m"."role" = $3
  and "m"."is_active" = $4
  and exists (
  select
  from "classroom_member" as "seat"
  where "seat"."school_id" = $1
    and "seat"."classroom_id" = $5
    and "seat"."user_id" = "m"."user_id"
)
  and (strpos("m"."names_lower", $6) > 0 or strpos(lower("m"."roster_name"), $6) > 0)
