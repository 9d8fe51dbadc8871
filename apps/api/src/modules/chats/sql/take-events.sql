with "chosen" as (
  select "id"
  from "event_outbox"
  where "id" > $1
  order by "id"
  limit $2
  for update skip locked
)
delete
from "event_outbox"
where "id" in (
  select "chosen"."id"
  from "chosen"
)
returning "id", "event", "topic" || '_events_' || "key" % 64 as "channel"
