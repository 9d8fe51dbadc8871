with "assigned" as materialized (
  select *, cast($1 as text) as "classroom_name"
  from "set_work"
  where "classroom_id" = $2
  order by "due_at" asc nulls last, "id" desc
  limit $3
  offset $4
), "word" as (
  select "t"."id" as "assignment_id", "w"."spell_id", "w"."is_common", cast(null as timestamptz) as "set_at"
  from (
    select *
    from "assigned"
  ) as "t"
  inner join "article_word" as "w" on "w"."user_id" = "t"."owner_id"
    and "w"."article_id" = "t"."article_id"
  where "w"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  )
  union all
  select "t"."id" as "assignment_id", "w"."spell_id", false as "is_common", "t"."created_at" as "set_at"
  from (
    select *
    from "assigned"
  ) as "t"
  inner join "custom_voc_spell" as "w" on "w"."user_id" = "t"."owner_id"
    and "w"."voc_id" = "t"."voc_id"
  where "w"."spell_id" not in (
    select "d"."spell_id"
    from "definition" as "d"
    where "d"."ordinal" = 0
      and "d"."usages" && array['offensive', 'taboo', 'sexual']
  )
), "progress" as (
  select "w"."assignment_id", count(*) as "words", count(*) filter(where ("i"."repeat_count" > 0 and ("w"."set_at" is null or "i"."last_repeated_at" >= "w"."set_at"))) as "practised", count(*) filter(where ("i"."state" = 3 and ("i"."repeat_count" > 0 and ("w"."set_at" is null or "i"."last_repeated_at" >= "w"."set_at")))) as "retained", count(*) filter(where ("i"."state" = 3 or ("i"."state" is null and "w"."is_common"))) as "known", count(*) filter(where ("i"."state" in (0, 1) or ("i"."state" is null and not "w"."is_common"))) as "unknown", count(*) filter(where (("i"."repeat_count" > 0 and ("w"."set_at" is null or "i"."last_repeated_at" >= "w"."set_at")) or ("i"."state" = 3 or ("i"."state" is null and "w"."is_common")))) as "done"
  from "word" as "w"
  left join "main_voc_item" as "i" on "i"."user_id" = $5
    and "i"."spell_id" = "w"."spell_id"
  group by "w"."assignment_id"
)
select "t"."id", "t"."classroom_id", "t"."classroom_name", case when "t"."article_id" is null then 'vocabulary' else 'article' end as "kind", "t"."article_id", "t"."voc_id", coalesce("a"."title", "v"."name") as "title", "a"."level", coalesce("a"."word_count", "w"."words", 0) as "word_count", "t"."note", "t"."due_at", "t"."created_at", cast(coalesce("p"."position", 0) as float8) as "position", coalesce("p"."seconds", 0) as "seconds", coalesce("w"."words", 0) as "words", coalesce("w"."known", 0) as "known", coalesce("w"."done", 0) as "practised", cast(case when "t"."article_id" is not null then (
  select count(*) as "count"
  from "classroom_member" as "k"
  inner join "school_member" as "m" on "m"."school_id" = "k"."school_id"
    and "m"."user_id" = "k"."user_id"
    and "m"."is_active" = true
    and "m"."role" = 'student'
  inner join "article_progress" as "r" on "r"."user_id" = "k"."user_id"
    and "r"."article_id" = "t"."article_id"
    and "r"."position" >= 0.95
  where "k"."classroom_id" = "t"."classroom_id"
) end as int4) as "read_num"
from "assigned" as "t"
left join "article" as "a" on "a"."user_id" = "t"."owner_id"
  and "a"."id" = "t"."article_id"
left join "custom_voc" as "v" on "v"."user_id" = "t"."owner_id"
  and "v"."id" = "t"."voc_id"
left join "article_progress" as "p" on "p"."article_id" = "t"."article_id"
  and "p"."user_id" = $5
left join "progress" as "w" on "w"."assignment_id" = "t"."id"
order by "t"."due_at" asc nulls last, "t"."id" desc
