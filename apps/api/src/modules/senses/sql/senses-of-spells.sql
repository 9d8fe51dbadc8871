select "s"."spell_id", "s"."body", "d"."ids", "d"."texts"
from "spell_senses" as "s"
inner join lateral (
  select array_agg("d"."id" order by "d"."ordinal") as "ids", array_agg("d"."text" order by "d"."ordinal") filter(where cast($1 as bool)) as "texts"
  from "definition" as "d"
  where "d"."spell_id" = "s"."spell_id"
) as "d" on true
where "s"."spell_id" = any(cast($2 as int4[]))
