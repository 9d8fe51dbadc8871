with "room" as materialized (
  select "c".*
  from "classroom" as "c"
  where "c"."school_id" = $1
  order by regexp_replace(regexp_replace("c"."name_lower", '(\d+)', '0000000000\1', 'g'), '0*(\d{10})', '\1', 'g') asc, "c"."id" asc
  limit $2
  offset $3
), "special" as materialized (
  select "user_id", "role", "is_active"
  from "school_member"
  where "school_id" = $1
    and ("role" <> 'student' or not "is_active")
), "number" as (
  select "k"."classroom_id", count(*) - count("s"."user_id") as "students_num", count(*) filter(where "s"."is_active" = true) as "teachers_num"
  from "room" as "r"
  inner join "classroom_member" as "k" on "k"."school_id" = $1
    and "k"."classroom_id" = "r"."id"
  left join "special" as "s" on "s"."user_id" = "k"."user_id"
  group by "k"."classroom_id"
)
select "c"."id", "c"."name", "c"."description", "c"."created_at", "c"."updated_at", "c"."is_archived", "n"."students_num", "n"."teachers_num"
from "room" as "c"
left join "number" as "m" on "m"."classroom_id" = "c"."id"
cross join lateral (
  select coalesce("m"."students_num", 0) as "students_num", coalesce("m"."teachers_num", 0) as "teachers_num"
) as "n"
order by regexp_replace(regexp_replace("c"."name_lower", '(\d+)', '0000000000\1', 'g'), '0*(\d{10})', '\1', 'g') asc, "c"."id" asc
