select "open".*
from (
  select "t"."id", "t"."classroom_id", "t"."title", "t"."question_count", "t"."closes_at", "t"."created_at", "c"."name" as "classroom_name", (
    select count(*) as "count"
    from "class_test_answer" as "a"
    where "a"."user_id" = $1
      and "a"."test_id" = "t"."id"
  ) as "answered_num"
  from "classroom_member" as "k"
  inner join "school_member" as "m" on "m"."school_id" = "k"."school_id"
    and "m"."user_id" = $1
    and "m"."is_active" = true
    and "m"."role" = 'student'
  inner join "classroom" as "c" on "c"."school_id" = "k"."school_id"
    and "c"."id" = "k"."classroom_id"
    and "c"."is_archived" = false
  inner join "class_test" as "t" on "t"."school_id" = "c"."school_id"
    and "t"."classroom_id" = "c"."id"
  where "k"."user_id" = $1
    and ("t"."closed_at" is null and ("t"."closes_at" is null or "t"."closes_at" > now()))
) as "open"
where "open"."answered_num" < "open"."question_count"
order by "open"."closes_at" asc nulls last, "open"."id" desc
limit $2
offset $3
