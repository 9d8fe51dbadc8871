select *
from (
  select "m"."deleted_event_id" as "event_id", 'deleted' as "kind", "m"."chat_id", "m"."id" as "message_id", cast(null as int4) as "user_id"
  from unnest(cast($1 as int4[]), cast($2 as int8[]), cast($3 as int8[])) as "g"("chat_id", "after", "last")
  inner join "message" as "m" on "m"."chat_id" = "g"."chat_id"
    and "m"."deleted_event_id" > "g"."after"
    and "m"."deleted_event_id" <= "g"."last"
  union all
  select "p"."read_event_id" as "event_id", 'read' as "kind", "p"."chat_id", "p"."last_read_message_id" as "message_id", "p"."user_id" as "user_id"
  from unnest(cast($1 as int4[]), cast($2 as int8[]), cast($3 as int8[])) as "g"("chat_id", "after", "last")
  inner join "chat_member" as "p" on "p"."chat_id" = "g"."chat_id"
    and "p"."read_event_id" > "g"."after"
    and "p"."read_event_id" <= "g"."last"
) as "every"
