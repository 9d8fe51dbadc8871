select count(*) as "count"
from "classroom" as "c"
where "c"."school_id" = $1
  and exists (
  select
  from "classroom_member" as "seat"
  where "seat"."school_id" = $1
    and "seat"."classroom_id" = "c"."id"
    and "seat"."user_id" = $2
)
  and "c"."is_archived" = $3
  and strpos("c"."name_lower", $4) > 0
