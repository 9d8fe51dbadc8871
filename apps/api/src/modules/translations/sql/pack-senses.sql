select "d"."id", "s"."pack_id", "s"."equivalents"
from "definition" as "d"
inner join lateral (
  select "key"."key"
  from unnest(array_append("d"."covers", "d"."key")) as "key"
) as "k" on true
inner join "pack_sense" as "s" on "s"."key" = "k"."key"
  and "s"."pack_id" = any(cast($1 as int4[]))
where "d"."id" = any(cast($2 as int4[]))
order by "s"."pack_id", array_position(array_append("d"."covers", "d"."key"), "k"."key")
