select "a"."id", "a"."user_id", "u"."username", "a"."title", "a"."access_modifier", "a"."keywords", "a"."level", "a"."word_count", "a"."created_at", "a"."updated_at", left("a"."raw_content", 400) as "beginning", "a"."md_content", "a"."raw_content", "a"."html"
from "article" as "a"
inner join "user_account" as "u" on "u"."id" = "a"."user_id"
where "a"."id" = $1
  and ("a"."access_modifier" = 'public' or "a"."user_id" = $2 or exists (
  select
  from "assigned_reader" as "g"
  where "g"."user_id" = $2
    and "g"."article_id" = "a"."id"
))
