with "student" as materialized (
  select "k"."user_id"
  from "classroom_member" as "k"
  inner join "school_member" as "m" on "m"."school_id" = "k"."school_id"
    and "m"."user_id" = "k"."user_id"
    and "m"."is_active" = true
    and "m"."role" = 'student'
  where "k"."classroom_id" = $1
), "assigned" as materialized (
  select *
  from "set_work"
  where "classroom_id" = $1
    and (cast($2 as int4) is null or "id" = cast($2 as int4))
), "word" as materialized (
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
), "counted" as (
  select "s"."user_id", "w"."assignment_id", count(*) filter(where ("i"."repeat_count" > 0 and ("w"."set_at" is null or "i"."last_repeated_at" >= "w"."set_at"))) as "practised", count(*) filter(where ("i"."state" = 3 and ("i"."repeat_count" > 0 and ("w"."set_at" is null or "i"."last_repeated_at" >= "w"."set_at")))) as "retained", count(*) filter(where ("i"."state" = 3 or ("i"."state" is null and "w"."is_common"))) as "known", count(*) filter(where ("i"."state" in (0, 1) or ("i"."state" is null and not "w"."is_common"))) as "unknown"
  from "student" as "s"
  cross join "word" as "w"
  left join "main_voc_item" as "i" on "i"."user_id" = "s"."user_id"
    and "i"."spell_id" = "w"."spell_id"
  group by "s"."user_id", "w"."assignment_id"
)
select jsonb_build_object('id', "u"."id", 'username', "u"."username", 'first_name', case when "u"."first_name" || "u"."last_name" = '' then coalesce((
  select nullif("r"."roster_name", '') as "name"
  from "school_member" as "r"
  where "r"."user_id" = "u"."id"
    and "r"."school_id" = (
    select "school_id"
    from "classroom"
    where "id" = $1
  )
), '') else "u"."first_name" end, 'last_name', "u"."last_name", 'avatarId', "u"."avatar_id") as "student", "t"."id" as "assignment_id", coalesce("a"."title", "v"."name") as "title", "t"."due_at", case when "t"."article_id" is null then 'vocabulary' else 'article' end as "kind", cast(coalesce("p"."position", 0) as float8) as "position", coalesce("p"."seconds", 0) as "seconds", case when "a"."id" is null then 0 else (
  select count(distinct "e"."spell_id") as "count"
  from "encounter" as "e"
  where "e"."user_id" = "s"."user_id"
    and "e"."was_looked_up" = true
    and "e"."article_id" = "a"."id"
) end as "looked_up", case when "t"."article_id" is null then coalesce("c"."practised", 0) end as "practised", case when "t"."article_id" is null then coalesce("c"."retained", 0) end as "retained", case when "t"."article_id" is null then coalesce("c"."known", 0) end as "known", case when "t"."article_id" is null then coalesce("c"."unknown", 0) end as "unknown"
from "student" as "s"
cross join "assigned" as "t"
inner join "user_account" as "u" on "u"."id" = "s"."user_id"
left join "article" as "a" on "a"."user_id" = "t"."owner_id"
  and "a"."id" = "t"."article_id"
left join "custom_voc" as "v" on "v"."user_id" = "t"."owner_id"
  and "v"."id" = "t"."voc_id"
left join "article_progress" as "p" on "p"."article_id" = "t"."article_id"
  and "p"."user_id" = "s"."user_id"
left join "counted" as "c" on "c"."user_id" = "s"."user_id"
  and "c"."assignment_id" = "t"."id"
order by "t"."due_at" asc nulls last, "t"."id"
