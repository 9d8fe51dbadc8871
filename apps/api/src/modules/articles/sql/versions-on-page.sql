with "listed" as materialized (
  select "a"."id", "a"."user_id"
  from "article" as "a"
  where "a"."access_modifier" = 'public'
    and "a"."id" < $1
  order by "a"."id" desc
  limit $2
  offset $3
)
select "a"."id", "u"."username", a.xmin as "version"
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
