select "v"."user_id" as "user_id", "v"."chat_id" as "chat_id", "h"."last_event_id"
from "chat_reader" as "v"
inner join "chat" as "h" on "h"."id" = "v"."chat_id"
where "v"."user_id" = any(cast($1 as int4[]))
