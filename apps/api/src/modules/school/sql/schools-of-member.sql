select jsonb_build_object('id', "s"."id", 'name', "s"."name", 'description', "s"."description", 'username', "s"."username") as "school", "m"."role", coalesce((
  select jsonb_agg(jsonb_build_object('id', "c"."id", 'name', "c"."name", 'is_archived', "c"."is_archived") order by "c"."is_archived", regexp_replace(regexp_replace("c"."name_lower", '(\d+)', '0000000000\1', 'g'), '0*(\d{10})', '\1', 'g')) as "classrooms"
  from "classroom_member" as "k"
  inner join "classroom" as "c" on "c"."id" = "k"."classroom_id"
  where "k"."user_id" = $1
    and "k"."school_id" = "s"."id"
), '[]') as "classrooms"
from "school_member" as "m"
inner join "school" as "s" on "s"."id" = "m"."school_id"
where "m"."user_id" = $1
  and "m"."is_active" = true
order by lower("s"."name"), "s"."id"
