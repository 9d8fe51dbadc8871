with "latest" as materialized (
  select "spell_ids", "sentences", "read_at"
  from "read_text"
  where "user_id" = $1
  order by "read_at" desc
  limit 12
)
select "w"."spell_id", "s"."sentence", "s"."definition_id", "s"."article_id"
from unnest(cast($2 as int4[])) as "w"("spell_id")
cross join lateral (
  select *
  from (
    select "e"."sentence", "e"."was_looked_up", "e"."met_at", "e"."article_id", coalesce("e"."definition_id", (
      select min("s"."definition_id") as "id"
      from "article" as "a"
      inner join "article_sense" as "s" on "s"."user_id" = "a"."user_id"
        and "s"."article_id" = "a"."id"
      inner join "definition" as "d" on "d"."id" = "s"."definition_id"
      where "a"."id" = "e"."article_id"
        and "d"."spell_id" = "e"."spell_id"
      having min("s"."definition_id") = max("s"."definition_id")
    )) as "definition_id"
    from "encounter" as "e"
    where "e"."user_id" = $1
      and "e"."spell_id" = "w"."spell_id"
    order by "e"."definition_id" is not null desc, "e"."was_looked_up" desc, "e"."id" desc
    limit 3
  ) as "k"
  union all
  select *
  from (
    select ("t"."sentences")["place"."place"] as "sentence", cast(false as bool) as "was_looked_up", "t"."read_at" as "met_at", cast(null as int4) as "definition_id", cast(null as int4) as "article_id"
    from "latest" as "t"
    cross join array_position("t"."spell_ids", "w"."spell_id") as "place"
    where "place"."place" is not null
    order by "t"."read_at" desc
    limit 1
  ) as "r"
) as "s"
where length("s"."sentence") between 20
  and 320
order by "s"."definition_id" is not null desc, "s"."was_looked_up" desc, "s"."met_at" desc
