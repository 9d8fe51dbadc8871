with "chosen" as (
  select "id"
  from "event_outbox"
  where "id" > $1
  order by "id"
  limit $2
  for update skip locked
), "taken" as (
  delete
  from "event_outbox"
  where "id" in (
    select "chosen"."id"
    from "chosen"
  )
  returning "id", "event", "topic" || '_events_' || "key" % 64 as "channel"
), "grouped" as (
  select "id", "event", "channel", (row_number() OVER (PARTITION BY "channel" ORDER BY "id") - 1) / 50 as "part"
  from "taken"
)
select max("id") as "last", count(*) as "events", cast(pg_notify("channel", jsonb_agg("event")::text) as text) as "notified"
from "grouped"
group by "channel", "part"
