with "student" as materialized (
  select "k"."user_id"
  from "classroom_member" as "k"
  inner join "school_member" as "m" on "m"."school_id" = "k"."school_id"
    and "m"."user_id" = "k"."user_id"
    and "m"."is_active" = true
    and "m"."role" = 'student'
  where "k"."classroom_id" = $1
), "assigned" as (
  select *
  from "set_work"
  where "id" = $2
), "word" as materialized (
  select "t"."id" as "assignment_id", "w"."spell_id", "w"."is_common"
  from (
    select *
    from "assigned"
  ) as "t"
  inner join "article_word" as "w" on "w"."article_id" = "t"."article_id"
  where "w"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  )
  union all
  select "t"."id" as "assignment_id", "w"."spell_id", false as "is_common"
  from (
    select *
    from "assigned"
  ) as "t"
  inner join "custom_voc_spell" as "w" on "w"."voc_id" = "t"."voc_id"
  where "w"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  )
), "looked" as materialized (
  select "e"."spell_id", count(distinct "e"."user_id") as "people"
  from "assigned" as "t"
  inner join "encounter" as "e" on "e"."article_id" = "t"."article_id"
    and "e"."was_looked_up" = true
    and "e"."user_id" in (
    select "student"."user_id"
    from "student"
  )
  group by "e"."spell_id"
), "hard" as (
  select "spell_id", "is_common"
  from "word"
  union all
  select "l"."spell_id", false as "is_common"
  from "looked" as "l"
  where "l"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  )
    and not exists (
    select
    from "word" as "w"
    where "w"."spell_id" = "l"."spell_id"
  )
), "counted" as (
  select "w"."spell_id", count("s"."user_id") filter(where ("i"."state" in (0, 1) or ("i"."state" is null and not "w"."is_common"))) as "unknown", (count("s"."user_id") = 0 and not bool_or("w"."is_common")) as "is_uncommon"
  from "hard" as "w"
  left join "student" as "s" on true
  left join "main_voc_item" as "i" on "i"."user_id" = "s"."user_id"
    and "i"."spell_id" = "w"."spell_id"
  group by "w"."spell_id"
)
select "c"."spell_id", "p"."spell_lower", "p"."level", "c"."unknown", coalesce("l"."people", 0) as "looked_up"
from "counted" as "c"
inner join "spell" as "p" on "p"."id" = "c"."spell_id"
left join "looked" as "l" on "l"."spell_id" = "c"."spell_id"
where ("c"."unknown" > 0 or "l"."people" > 0 or "c"."is_uncommon")
order by coalesce("l"."people", 0) desc, "c"."unknown" desc, "p"."frequency_rank" desc nulls first, "p"."spell_lower"
limit $3
offset $4
