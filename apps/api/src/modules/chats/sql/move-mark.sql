with "locked_chat" as (
  select "id" as "chat_id", "last_event_id" as "before"
  from "chat"
  where "id" = $1 for no key
  update
), "next_event" as (
  select "chat_id", "before", nextval('chat_event_number') as "last"
  from "locked_chat"
), "mark" as (
  insert into "chat_member" ("chat_id", "user_id", "last_read_message_id", "read_event_id")
  select "chat_id" as "chat_id", $2 as "user_id", $3 as "last_read_message_id", "last" as "read_event_id"
  from "next_event"
  on conflict ("chat_id", "user_id") do update set "last_read_message_id" = greatest("chat_member"."last_read_message_id", "excluded"."last_read_message_id"), "read_event_id" = "excluded"."read_event_id"
  returning "last_read_message_id"
), "updated_chat" as (
  update "chat"
  set "last_event_id" = "next_event"."last"
  from "next_event"
  where "chat"."id" = "next_event"."chat_id"
    and "chat"."id" = $1
), "published" as (
  insert into "event_outbox" ("topic", "key", "event")
  select 'chat' as "topic", cast("chat_id" as int4) as "key", jsonb_build_object('kind', 'read', 'chat_id', "chat_id", 'id', "last", 'before', "before") as "event"
  from "next_event"
)
select "last_read_message_id" as "last_read_message_id"
from "mark"
