select *
from (
  select "m"."deleted_event_id" as "event_id", cast($1 as int4) as "viewer", 'deleted' as "kind", "m"."chat_id", "m"."id" as "message_id", cast(null as int4) as "user_id"
  from unnest(cast($2 as int4[]), cast($3 as int8[])) as "g"("chat_id", "after")
  inner join "chat_reader" as "v" on "v"."chat_id" = "g"."chat_id"
    and "v"."user_id" = $1
  inner join "message" as "m" on "m"."chat_id" = "g"."chat_id"
    and "m"."deleted_event_id" > "g"."after"
  union all
  select "p"."read_event_id" as "event_id", cast($1 as int4) as "viewer", 'read' as "kind", "p"."chat_id", "p"."last_read_message_id" as "message_id", "p"."user_id" as "user_id"
  from unnest(cast($2 as int4[]), cast($3 as int8[])) as "g"("chat_id", "after")
  inner join "chat_reader" as "v" on "v"."chat_id" = "g"."chat_id"
    and "v"."user_id" = $1
  inner join "chat" as "h" on "h"."id" = "g"."chat_id"
  inner join "chat_member" as "p" on "p"."chat_id" = "g"."chat_id"
    and "p"."read_event_id" > "g"."after"
    and ("p"."user_id" = $1 or "h"."classroom_id" is null)
) as "every"
order by "event_id"
limit $4
