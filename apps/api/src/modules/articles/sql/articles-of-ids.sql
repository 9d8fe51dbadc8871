select "a"."id", "a"."user_id", "u"."username", "a"."title", "a"."access_modifier", "a"."keywords", "a"."level", "a"."word_count", "a"."created_at", "a"."updated_at", left("a"."raw_content", 400) as "beginning", a.xmin as "version"
from "article" as "a"
inner join "user_account" as "u" on "u"."id" = "a"."user_id"
where "a"."id" = any($1)
