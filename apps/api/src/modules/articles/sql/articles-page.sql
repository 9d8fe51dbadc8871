with "listed" as materialized (
  select "a"."id", "a"."user_id"
  from "article" as "a"
  where "a"."access_modifier" = 'public'
    and "a"."id" < $1
  order by "a"."id" desc
  limit $2
  offset $3
)
select "a"."id", "a"."user_id", "u"."username", "a"."title", "a"."access_modifier", "a"."keywords", "a"."level", "a"."word_count", "a"."created_at", "a"."updated_at", left("a"."raw_content", 400) as "beginning"
from "listed"
inner join "article" as "a" on "a"."user_id" = "listed"."user_id"
  and "a"."id" = "listed"."id"
inner join lateral (
  select "username"
  from "user_account"
  where "id" = "a"."user_id"
  limit 1
) as "u" on true
order by "a"."id" desc
