with "next_event" as (
  update "chat_clock"
  set "last" = "last" + 1
  where "id" = 1
  returning "last"
), "mark" as (
  insert into "chat_member" ("chat_id", "user_id", "last_read_message_id", "read_event_id")
  select $1 as "chat_id", $2 as "user_id", $3 as "last_read_message_id", "last" as "read_event_id"
  from "next_event"
  on conflict ("chat_id", "user_id") do update set "last_read_message_id" = greatest("chat_member"."last_read_message_id", "excluded"."last_read_message_id"), "read_event_id" = "excluded"."read_event_id"
  returning "last_read_message_id", "read_event_id"
)
select "last_read_message_id" as "last_read_message_id", cast(pg_notify('chat_event', cast(jsonb_build_object('id', "read_event_id", 'kind', 'read', 'chat_id', cast($1 as int4), 'user_id', cast($2 as int4), 'message_id', "last_read_message_id") as text)) as text) as "notified"
from "mark"
