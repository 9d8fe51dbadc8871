select "w"."spell_id", "d"."text" as "meaning", "d"."spelling", "d"."part_of_speech", "d"."id" as "definition_id"
from unnest(cast($1 as int4[])) as "w"("spell_id")
left join lateral (
  select "definition_id"
  from "encounter"
  where "encounter"."user_id" = $2
    and "encounter"."spell_id" = "w"."spell_id"
    and "definition_id" is not null
  order by "met_at" desc
  limit 1
) as "chosen" on true
inner join lateral (
  select "definition"."id", "part_of_speech", "spelling", case when "definition"."usages" && array['offensive', 'taboo', 'sexual'] then concat('(', array_to_string(array(
    select unnest(array['offensive', 'taboo', 'sexual']) intersect
    select unnest("definition"."usages")
  ), ', '), ') ', "definition"."text") else "definition"."text" end as "text"
  from "definition"
  where "definition"."spell_id" = "w"."spell_id"
  order by "definition"."id" is not distinct from "chosen"."definition_id" desc, "ordinal"
  limit 1
) as "d" on true
