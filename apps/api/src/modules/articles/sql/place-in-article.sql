select coalesce("p"."seconds", 0) as "seconds", coalesce("p"."position", 0) as "position"
from "article" as "a"
left join "article_progress" as "p" on "p"."article_id" = "a"."id"
  and "p"."user_id" = $1
where "a"."id" = $2
  and ("a"."access_modifier" = 'public' or "a"."user_id" = $1 or exists (
  select
  from "assigned_reader" as "g"
  where "g"."user_id" = $1
    and "g"."article_id" = "a"."id"
))
