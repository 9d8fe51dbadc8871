select "t"."id", "t"."classroom_id", "t"."title", "t"."question_count", "t"."closes_at", "t"."created_at", cast(("t"."closed_at" is null and ("t"."closes_at" is null or "t"."closes_at" > now())) as bool) as "is_open", (
  select count(*) as "count"
  from "class_test_answer" as "a"
  where "a"."user_id" = $1
    and "a"."test_id" = "t"."id"
) as "answered_num", (
  select count(*) as "count"
  from "class_test_answer" as "a"
  where "a"."user_id" = $1
    and "a"."test_id" = "t"."id"
    and "a"."is_correct" = true
) as "right_num", cast((
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
) as int4) as "finished_num"
from "class_test" as "t"
where "t"."classroom_id" = $2
order by "t"."created_at" desc, "t"."id" desc
limit $3
offset $4
