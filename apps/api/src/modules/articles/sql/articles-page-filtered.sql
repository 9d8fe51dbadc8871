with "listed" as materialized (
  select "a"."id", "a"."user_id"
  from "article" as "a"
  where "a"."user_id" = (
    select "u"."id"
    from "user_account" as "u"
    where "u"."id" = $1
      and ("u"."id" = cast($2 as int4) or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
      select
      from "school_member" as "x"
      inner join "school" as "y" on "y"."id" = "x"."school_id"
      where "x"."user_id" = "u"."id"
        and "x"."is_active" = true
        and "x"."role" = 'student'
        and "y"."students_may_open_profiles" = false
    )) or exists (
      select
      from "school_member" as "x"
      inner join "school_member" as "y" on "y"."school_id" = "x"."school_id"
      where "x"."user_id" = "u"."id"
        and "x"."is_active" = true
        and "y"."user_id" = cast($2 as int4)
        and "y"."is_active" = true
    ))
  )
    and "a"."access_modifier" = 'public'
    and "a"."level" = any($3)
    and "a"."user_id" = (
    select "u"."id"
    from "user_account" as "u"
    where "u"."id" = (
      select "login_name"."user_id"
      from "login_name"
      where "login_name"."name" = $4
    )
      and ("u"."id" = cast($2 as int4) or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
      select
      from "school_member" as "x"
      inner join "school" as "y" on "y"."id" = "x"."school_id"
      where "x"."user_id" = "u"."id"
        and "x"."is_active" = true
        and "x"."role" = 'student'
        and "y"."students_may_open_profiles" = false
    )) or exists (
      select
      from "school_member" as "x"
      inner join "school_member" as "y" on "y"."school_id" = "x"."school_id"
      where "x"."user_id" = "u"."id"
        and "x"."is_active" = true
        and "y"."user_id" = cast($2 as int4)
        and "y"."is_active" = true
    ))
  )
    and "a"."search" @@ websearch_to_tsquery('english', $5)
    and "a"."id" < $6
  order by "a"."id" desc
  limit $7
  offset $8
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
