with "locked_chat" as (
  select "id" as "chat_id", "last_event_id" as "before"
  from "chat"
  where "id" = $1 for no key
  update
), "next_event" as (
  select "chat_id", "before", nextval('chat_event_number') as "last"
  from "locked_chat"
), "sent" as (
  insert into "message" ("id", "chat_id", "user_id", "content", "attachment_kind", "spell_id", "article_id", "voc_id", "created_at")
  select "last" as "id", "chat_id" as "chat_id", $2 as "user_id", $3 as "content", $4 as "attachment_kind", $5 as "spell_id", $6 as "article_id", $7 as "voc_id", clock_timestamp() as "created_at"
  from "next_event"
  returning "id"
), "updated_chat" as (
  update "chat"
  set "last_event_id" = "next_event"."last", "last_message_id" = "next_event"."last"
  from "next_event"
  where "chat"."id" = "next_event"."chat_id"
    and "chat"."id" = $1
), "mark" as (
  insert into "chat_member" ("chat_id", "user_id", "last_read_message_id")
  select "chat_id" as "chat_id", $2 as "user_id", "last" as "last_read_message_id"
  from "next_event"
  on conflict ("chat_id", "user_id") do update set "last_read_message_id" = "excluded"."last_read_message_id"
), "published" as (
  insert into "event_outbox" ("topic", "key", "event")
  select 'chat' as "topic", cast("chat_id" as int4) as "key", jsonb_build_object('kind', 'message', 'chat_id', "chat_id", 'id', "last", 'before', "before") as "event"
  from "next_event"
)
select "id"
from "sent"
