select "s"."id", "s"."name", "s"."description", "s"."username", "s"."created_at", "s"."students_may_open_profiles", "m"."role", "m"."is_active"
from "school" as "s"
left join "school_member" as "m" on "m"."school_id" = "s"."id"
  and "m"."user_id" = $1
where "s"."id" = $2
