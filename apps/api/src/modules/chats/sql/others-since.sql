select *
from (
  select "m"."deleted_event_id" as "event_id", cast($1 as int4) as "viewer", 'deleted' as "kind", "m"."chat_id", "m"."id" as "message_id", cast(null as int4) as "user_id"
  from "chat_reader" as "v"
  inner join "message" as "m" on "m"."chat_id" = "v"."chat_id"
    and "m"."deleted_event_id" > $2
  where "v"."user_id" = $1
  union all
  select "p"."read_event_id" as "event_id", cast($1 as int4) as "viewer", 'read' as "kind", "p"."chat_id", "p"."last_read_message_id" as "message_id", "p"."user_id" as "user_id"
  from "chat_reader" as "v"
  inner join "chat" as "h" on "h"."id" = "v"."chat_id"
  inner join "chat_member" as "p" on "p"."chat_id" = "h"."id"
    and "p"."read_event_id" > $2
    and ("p"."user_id" = $1 or "h"."classroom_id" is null)
  where "v"."user_id" = $1
) as "every"
order by "event_id"
limit $3
