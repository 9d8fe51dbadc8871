select "c"."id", "c"."name", "c"."is_archived", "c"."school_id", "s"."name" as "school_name", "m"."role", cast("k"."user_id" is not null as bool) as "is_in"
from "classroom" as "c"
inner join "school" as "s" on "s"."id" = "c"."school_id"
left join "school_member" as "m" on "m"."school_id" = "c"."school_id"
  and "m"."user_id" = $1
  and "m"."is_active" = true
left join "classroom_member" as "k" on "k"."classroom_id" = "c"."id"
  and "k"."user_id" = $1
where "c"."id" = $2
