select "e"."definition_id", count(*) as "times"
from "encounter" as "e"
where "e"."user_id" = $1
  and "e"."spell_id" = any(cast($2 as int4[]))
  and "e"."definition_id" is not null
group by "e"."definition_id"
