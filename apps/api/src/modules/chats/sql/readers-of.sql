select "v"."chat_id", "v"."user_id", cast("h"."classroom_id" is null as bool) as "is_pair", cast(exists (
  select
  from "school_member" as "s"
  where "s"."school_id" = "h"."school_id"
    and "s"."user_id" = "v"."user_id"
    and "s"."is_active" = true
    and "s"."role" <> 'student'
) as bool) as "is_staff"
from "chat_reader" as "v"
inner join "chat" as "h" on "h"."id" = "v"."chat_id"
where "v"."chat_id" = any(cast($1 as int4[]))
  and "v"."user_id" = any(cast($2 as int4[]))
