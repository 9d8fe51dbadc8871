select "a"."user_id", "a"."question", "a"."choice", "a"."is_correct", "a"."answered_at"
from "classroom_member" as "k"
inner join "school_member" as "m" on "m"."school_id" = "k"."school_id"
  and "m"."user_id" = "k"."user_id"
  and "m"."is_active" = true
  and "m"."role" = 'student'
inner join "class_test_answer" as "a" on "a"."user_id" = "k"."user_id"
  and "a"."test_id" = $1
where "k"."classroom_id" = $2
order by "a"."answered_at", "a"."question"
