select "h"."id", "h"."created_at", "h"."low_user_id", "h"."high_user_id", "h"."classroom_id", "h"."is_open", "r"."name" as "classroom_name", "r"."is_archived", "s"."username" as "school_username", "m"."role", cast("k"."user_id" is not null as bool) as "is_in", "p"."last_read_message_id" as "last_read", case when "p"."muted_until" > now() then "p"."muted_until" end as "muted_until", case when "o"."id" is not null then (
  select jsonb_build_object('id', "o"."id", 'username', "o"."username", 'first_name', case when "seen"."name" then "o"."first_name" else '' end, 'last_name', case when "seen"."name" then "o"."last_name" else '' end, 'bio', case when "seen"."bio" then "o"."bio" else '' end, 'avatarId', "o"."avatar_id") as "person"
  from (
    select ("whole" or ("is_open" and coalesce(cast(("o"."privacy"->>'shows_name') as boolean), true))) as "name", ("whole" or ("is_open" and coalesce(cast(("o"."privacy"->>'shows_bio') as boolean), true))) as "bio"
    from (
      select "whole", ("whole" or ("o"."id" = $1 or (coalesce(("o"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
        select
        from "school_member" as "x"
        inner join "school" as "y" on "y"."id" = "x"."school_id"
        where "x"."user_id" = "o"."id"
          and "x"."is_active" = true
          and "x"."role" = 'student'
          and "y"."students_may_open_profiles" = false
      )) or exists (
        select
        from "school_member" as "x"
        inner join "school_member" as "y" on "y"."school_id" = "x"."school_id"
        where "x"."user_id" = "o"."id"
          and "x"."is_active" = true
          and "y"."user_id" = $1
          and "y"."is_active" = true
      ))) as "is_open"
      from (
        select false as "whole"
        offset 0
      ) as "asked"
      offset 0
    ) as "asked"
    offset 0
  ) as "seen"
) end as "other", cast(exists (
  select
  from "user_block" as "b"
  where ("b"."blocker_id", "b"."blocked_id") in (("o"."id", $1), ($1, "o"."id"))
) as bool) as "is_blocked", cast(("o"."id" is not null and ((exists (
  select
  from "school_member" as "x"
  inner join "school" as "y" on "y"."id" = "x"."school_id"
  where "x"."user_id" = "o"."id"
    and "x"."is_active" = true
    and "x"."role" = 'student'
    and "y"."students_may_open_profiles" = false
) or exists (
  select
  from "school_member" as "x"
  inner join "school" as "y" on "y"."id" = "x"."school_id"
  where "x"."user_id" = $1
    and "x"."is_active" = true
    and "x"."role" = 'student'
    and "y"."students_may_open_profiles" = false
)) and not exists (
  select
  from "school_member" as "x"
  inner join "school_member" as "y" on "y"."school_id" = "x"."school_id"
  where "x"."user_id" = "o"."id"
    and "x"."is_active" = true
    and "y"."user_id" = $1
    and "y"."is_active" = true
))) as bool) as "are_separated", cast(("o"."id" is not null and exists (
  select
  from "school_member" as "x"
  inner join "school" as "y" on "y"."id" = "x"."school_id"
  where "x"."user_id" = $1
    and "x"."is_active" = true
    and "x"."role" = 'student'
    and "y"."students_may_open_profiles" = false
)) as bool) as "is_kept_private", "q"."last_read_message_id" as "other_last_read"
from "chat" as "h"
left join "classroom" as "r" on "r"."school_id" = "h"."school_id"
  and "r"."id" = "h"."classroom_id"
left join "school" as "s" on "s"."id" = "r"."school_id"
left join "school_member" as "m" on "m"."school_id" = "s"."id"
  and "m"."user_id" = $1
  and "m"."is_active" = true
left join "classroom_member" as "k" on "k"."school_id" = "r"."school_id"
  and "k"."classroom_id" = "r"."id"
  and "k"."user_id" = $1
left join "chat_member" as "p" on "p"."chat_id" = "h"."id"
  and "p"."user_id" = $1
left join "user_account" as "o" on "o"."id" = case $1 when "h"."low_user_id" then "h"."high_user_id" when "h"."high_user_id" then "h"."low_user_id" end
left join "chat_member" as "q" on "q"."chat_id" = "h"."id"
  and "q"."user_id" = "o"."id"
where "h"."id" = $2
