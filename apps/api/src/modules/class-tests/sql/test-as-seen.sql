select "t"."id", "t"."school_id", "t"."classroom_id", "t"."title", "t"."questions", "t"."question_count", "t"."closes_at", "t"."created_at", cast(("t"."closed_at" is null and ("t"."closes_at" is null or "t"."closes_at" > now())) as bool) as "is_open", "c"."name" as "classroom_name", "m"."role", cast("k"."user_id" is not null as bool) as "is_in"
from "class_test" as "t"
inner join "classroom" as "c" on "c"."school_id" = "t"."school_id"
  and "c"."id" = "t"."classroom_id"
left join "school_member" as "m" on "m"."school_id" = "t"."school_id"
  and "m"."user_id" = $1
  and "m"."is_active" = true
left join "classroom_member" as "k" on "k"."school_id" = "t"."school_id"
  and "k"."classroom_id" = "t"."classroom_id"
  and "k"."user_id" = $1
where "t"."id" = $2
