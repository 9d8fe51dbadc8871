select count(*) as "count"
from (
  select
  from (
    select "id", "school_id", "classroom_id", "high_user_id" as "other_id", "last_message_id"
    from "chat"
    where "low_user_id" = $1
    union all
    select "id", "school_id", "classroom_id", "low_user_id" as "other_id", "last_message_id"
    from "chat"
    where "high_user_id" = $1
    union all
    select "h"."id", "h"."school_id", "h"."classroom_id", cast(null as int4) as "other_id", "h"."last_message_id"
    from "classroom_member" as "k"
    inner join "school_member" as "s" on "s"."school_id" = "k"."school_id"
      and "s"."user_id" = "k"."user_id"
      and "s"."is_active" = true
    inner join "chat" as "h" on "h"."classroom_id" = "k"."classroom_id"
    where "k"."user_id" = $1
  ) as "h"
  left join "chat_member" as "p" on "p"."chat_id" = "h"."id"
    and "p"."user_id" = $1
  where "h"."last_message_id" > coalesce("p"."last_read_message_id", 0)
    and (
    select count(*) as "count"
    from (
      select
      from "message" as "m"
      where "m"."chat_id" = "h"."id"
        and "m"."id" > coalesce("p"."last_read_message_id", 0)
        and "m"."id" <= "h"."last_message_id"
        and "m"."user_id" is distinct from $1
        and "m"."deleted_event_id" is null
      limit 1
    ) as "some"
  ) > 0
  limit 100
) as "latest"
