select "c"."id", "c"."name", (
  select count(*) as "count"
  from "classroom_member" as "k"
  inner join "school_member" as "m" on "m"."school_id" = "k"."school_id"
    and "m"."user_id" = "k"."user_id"
    and "m"."is_active" = true
    and "m"."role" = 'student'
  where "k"."classroom_id" = "c"."id"
) as "students_num", jsonb_build_object('name', "s"."name", 'username', "s"."username") as "school", coalesce((
  select jsonb_agg(jsonb_build_object('id', "t"."id", 'kind', case when "t"."article_id" is not null then 'article' else 'vocabulary' end, 'title', coalesce("a"."title", "v"."name"), 'due_at', "t"."due_at", 'done_num', (
    select count(*) as "count"
    from "classroom_member" as "k"
    inner join "school_member" as "m" on "m"."school_id" = "k"."school_id"
      and "m"."user_id" = "k"."user_id"
      and "m"."is_active" = true
      and "m"."role" = 'student'
    where "k"."classroom_id" = "t"."classroom_id"
      and case when "t"."article_id" is not null then exists (
      select
      from "article_progress" as "r"
      where "r"."user_id" = "k"."user_id"
        and "r"."article_id" = "t"."article_id"
        and "r"."position" >= 0.95
    ) else (exists (
      select
      from "custom_voc_spell" as "w"
      where "w"."user_id" = "t"."owner_id"
        and "w"."voc_id" = "t"."voc_id"
    ) and not exists (
      select
      from "custom_voc_spell" as "w"
      left join "main_voc_item" as "i" on "i"."user_id" = "k"."user_id"
        and "i"."spell_id" = "w"."spell_id"
      where "w"."user_id" = "t"."owner_id"
        and "w"."voc_id" = "t"."voc_id"
        and not coalesce((("i"."repeat_count" > 0 and ("t"."created_at" is null or "i"."last_repeated_at" >= "t"."created_at")) or ("i"."state" = 3 or ("i"."state" is null and false))), false)
    )) end
  )) order by coalesce("t"."due_at" < now(), false), "t"."due_at" asc nulls last, "t"."id" desc) as "assignments"
  from (
    select *
    from "set_work" as "t"
    where "t"."classroom_id" = "c"."id"
      and ("t"."due_at" is null or "t"."due_at" >= now() - make_interval(days => 7))
    order by coalesce("t"."due_at" < now(), false), "t"."due_at" asc nulls last, "t"."id" desc
    limit 3
  ) as "t"
  left join "article" as "a" on "a"."user_id" = "t"."owner_id"
    and "a"."id" = "t"."article_id"
  left join "custom_voc" as "v" on "v"."user_id" = "t"."owner_id"
    and "v"."id" = "t"."voc_id"
), '[]') as "assignments", coalesce((
  select jsonb_agg(jsonb_build_object('id', "t"."id", 'title', "t"."title", 'closes_at', "t"."closes_at", 'finished_num', (
    select count(*) as "count"
    from "classroom_member" as "k"
    inner join "school_member" as "m" on "m"."school_id" = "k"."school_id"
      and "m"."user_id" = "k"."user_id"
      and "m"."is_active" = true
      and "m"."role" = 'student'
    where "k"."classroom_id" = "t"."classroom_id"
      and (
      select count(*) as "count"
      from "class_test_answer" as "f"
      where "f"."user_id" = "k"."user_id"
        and "f"."test_id" = "t"."id"
    ) = "t"."question_count"
  )) order by "t"."closes_at" asc nulls last, "t"."id" desc) as "tests"
  from (
    select "t"."id", "t"."classroom_id", "t"."title", "t"."question_count", "t"."closes_at"
    from "class_test" as "t"
    where "t"."classroom_id" = "c"."id"
      and ("t"."closed_at" is null and ("t"."closes_at" is null or "t"."closes_at" > now()))
    order by "t"."closes_at" asc nulls last, "t"."id" desc
    limit 3
  ) as "t"
), '[]') as "tests"
from "classroom_member" as "mine"
inner join "school_member" as "m" on "m"."school_id" = "mine"."school_id"
  and "m"."user_id" = "mine"."user_id"
  and "m"."is_active" = true
  and "m"."role" <> 'student'
inner join "classroom" as "c" on "c"."id" = "mine"."classroom_id"
inner join "school" as "s" on "s"."id" = "c"."school_id"
where "mine"."user_id" = $1
  and "c"."is_archived" = false
order by lower("s"."name"), "s"."id", regexp_replace(regexp_replace("c"."name_lower", '(\d+)', '0000000000\1', 'g'), '0*(\d{10})', '\1', 'g')
limit $2
offset $3
