select (
  select jsonb_build_object('id', "u"."id", 'username', "u"."username", 'first_name', case when "seen"."name" then "u"."first_name" else '' end, 'last_name', case when "seen"."name" then "u"."last_name" else '' end, 'bio', case when "seen"."bio" then "u"."bio" else '' end, 'avatarId', "u"."avatar_id") as "person"
  from (
    select ("whole" or ("is_open" and coalesce(cast(("u"."privacy"->>'shows_name') as boolean), true))) as "name", ("whole" or ("is_open" and coalesce(cast(("u"."privacy"->>'shows_bio') as boolean), true))) as "bio"
    from (
      select "whole", ("whole" or ("u"."id" = $1 or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
          and "y"."user_id" = $1
          and "y"."is_active" = true
      ))) as "is_open"
      from (
        select "u"."id" = $1 as "whole"
        offset 0
      ) as "asked"
      offset 0
    ) as "asked"
    offset 0
  ) as "seen"
) as "user_info"
from "user_account" as "u"
where "u"."id" = $2
  and not exists (
  select
  from "user_block" as "b"
  where "b"."blocker_id" = "u"."id"
    and "b"."blocked_id" = $1
)
