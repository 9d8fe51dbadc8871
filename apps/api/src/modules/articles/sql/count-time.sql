insert into "article_progress" ("user_id", "article_id", "seconds", "position")
select $1 as "user_id", "a"."id" as "article_id", cast($2 as float8) as "seconds", $3 as "position"
from "article" as "a"
where "a"."id" = $4
  and ("a"."access_modifier" = 'public' or "a"."user_id" = $1 or exists (
  select
  from "assigned_reader" as "g"
  where "g"."user_id" = $1
    and "g"."article_id" = "a"."id"
))
on conflict ("user_id", "article_id") do update set "seconds" = "article_progress"."seconds" + greatest(0, least("excluded"."seconds", cast(extract(epoch from clock_timestamp() - "article_progress"."updated_at") as float8))), "position" = "excluded"."position", "updated_at" = clock_timestamp()
