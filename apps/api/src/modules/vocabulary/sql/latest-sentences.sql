select row_number() over() as "id", *
from (
  select distinct on ("sentence") *
  from (
    select "sentence", "source", "position", "met_at", "was_looked_up", "definition_id", "article_id"
    from "encounter"
    where "user_id" = $1
      and "spell_id" = $2
    union all
    select ("sentences")["place"."place"] as "sentence", "title" as "source", ("positions")["place"."place"] as "position", "read_at" as "met_at", false as "was_looked_up", cast(null as int4) as "definition_id", cast(null as int4) as "article_id"
    from "read_text"
    cross join array_position("spell_ids", $2) as "place"
    where "user_id" = $1
      and "place"."place" is not null
  ) as "every"
  where "sentence" <> ''
  order by "sentence", "was_looked_up" desc, "position" asc nulls last
) as "e"
order by "was_looked_up" desc, "met_at" desc
limit 20
