with "next_event" as (
  update "chat_clock"
  set "last" = "last" + 1
  where "id" = 1
  returning "last"
), "sent" as (
  insert into "message" ("id", "chat_id", "user_id", "content", "attachment_kind", "spell_id", "article_id", "voc_id", "created_at")
  select "last" as "id", $1 as "chat_id", $2 as "user_id", $3 as "content", $4 as "attachment_kind", $5 as "spell_id", $6 as "article_id", $7 as "voc_id", clock_timestamp() as "created_at"
  from "next_event"
  returning "id"
), "updated_chat" as (
  update "chat"
  set "last_message_id" = "next_event"."last"
  from "next_event"
  where "chat"."id" = $1
), "mark" as (
  insert into "chat_member" ("chat_id", "user_id", "last_read_message_id")
  select $1 as "chat_id", $2 as "user_id", "last" as "last_read_message_id"
  from "next_event"
  on conflict ("chat_id", "user_id") do update set "last_read_message_id" = "excluded"."last_read_message_id"
)
select "id", cast(pg_notify('chat_event', cast(jsonb_build_object('id', "id", 'kind', 'message', 'chat_id', cast($1 as int4), 'message_id', "id") as text)) as text) as "notified"
from "sent"
