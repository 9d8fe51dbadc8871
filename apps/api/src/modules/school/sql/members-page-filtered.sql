select "m"."role", "m"."is_active", "m"."created_at", (
  select jsonb_build_object('id', "u"."id", 'username', "u"."username", 'first_name', case when "seen"."name" then case when "u"."first_name" || "u"."last_name" = '' then coalesce((
    select nullif("r"."roster_name", '') as "name"
    from "school_member" as "r"
    where "r"."user_id" = "u"."id"
      and "r"."school_id" = $1
  ), '') else "u"."first_name" end else '' end, 'last_name', case when "seen"."name" then "u"."last_name" else '' end, 'bio', case when "seen"."bio" then "u"."bio" else '' end, 'avatarId', "u"."avatar_id") as "person"
  from (
    select ("whole" or ("is_open" and coalesce(cast(("u"."privacy"->>'shows_name') as boolean), true))) as "name", ("whole" or ("is_open" and coalesce(cast(("u"."privacy"->>'shows_bio') as boolean), true))) as "bio"
    from (
      select "whole", ("whole" or ("u"."id" = $2 or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
          and "y"."user_id" = $2
          and "y"."is_active" = true
      ))) as "is_open"
      from (
        select true as "whole"
        offset 0
      ) as "asked"
      offset 0
    ) as "asked"
    offset 0
  ) as "seen"
) as "user_info", coalesce((
  select jsonb_agg(jsonb_build_object('id', "c"."id", 'name', "c"."name") order by regexp_replace(regexp_replace("c"."name_lower", '(\d+)', '0000000000\1', 'g'), '0*(\d{10})', '\1', 'g')) as "classrooms"
  from "classroom_member" as "j"
  inner join "classroom" as "c" on "c"."school_id" = "j"."school_id"
    and "c"."id" = "j"."classroom_id"
  where "j"."school_id" = $1
    and "j"."user_id" = "m"."user_id"
    and (false or exists (
    select
    from "classroom_member" as "seat"
    where "seat"."school_id" = "j"."school_id"
      and "seat"."classroom_id" = "c"."id"
      and "seat"."user_id" = $2
  ))
), '[]') as "classrooms", cast(("u"."email" is null and exists (
  select
  from "school_member" as "s"
  where "s"."user_id" = "u"."id"
    and "s"."school_id" = $1
    and "s"."role" = 'student'
    and "s"."is_active" = true
    and not exists (
    select
    from "school_member" as "e"
    where "e"."user_id" = "s"."user_id"
      and "e"."school_id" <> "s"."school_id"
      and "e"."is_active" = true
      and ("e"."created_at" < "s"."created_at" or ("e"."created_at" = "s"."created_at" and "e"."school_id" < "s"."school_id"))
  )
)) as bool) as "can_reset_password"
from (
  select "m"."user_id", "m"."role", "m"."is_active", "m"."created_at", "m"."username_lower"
  from "school_member" as "m"
  inner join "user_account" as "u" on "u"."id" = "m"."user_id"
  where "m"."school_id" = $1
    and ("m"."user_id" = $2 or exists (
    select
    from "classroom_member" as "mine"
    inner join "classroom_member" as "k" on "k"."classroom_id" = "mine"."classroom_id"
    where "mine"."user_id" = $2
      and "mine"."school_id" = $1
      and "k"."school_id" = $1
      and "k"."user_id" = "m"."user_id"
  ))
    and "m"."role" = $3
    and "m"."is_active" = $4
    and exists (
    select
    from "classroom_member" as "seat"
    where "seat"."school_id" = $1
      and "seat"."classroom_id" = $5
      and "seat"."user_id" = "m"."user_id"
  )
    and (strpos("m"."names_lower", $6) > 0 or strpos(lower("m"."roster_name"), $6) > 0)
  order by array_position(array['owner', 'manager', 'teacher', 'student'], "m"."role") asc, lower(coalesce(nullif("u"."last_name", ''), nullif("u"."first_name", ''), substring((
    select nullif("r"."roster_name", '') as "name"
    from "school_member" as "r"
    where "r"."user_id" = "u"."id"
      and "r"."school_id" = $1
  ), '\S+$'), '')) desc, lower("u"."first_name") desc, "m"."user_id" asc
  limit $7
  offset $8
) as "m"
inner join "user_account" as "u" on "u"."id" = "m"."user_id"
order by array_position(array['owner', 'manager', 'teacher', 'student'], "m"."role") asc, lower(coalesce(nullif("u"."last_name", ''), nullif("u"."first_name", ''), substring((
  select nullif("r"."roster_name", '') as "name"
  from "school_member" as "r"
  where "r"."user_id" = "u"."id"
    and "r"."school_id" = $1
), '\S+$'), '')) desc, lower("u"."first_name") desc, "m"."user_id" asc
