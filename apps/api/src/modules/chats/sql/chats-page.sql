with "page" as materialized (
  select *
  from (
    select "id", "school_id", "classroom_id", "high_user_id" as "other_id", "last_message_id"
    from "chat"
    where "low_user_id" = $1
    union all
    select "id", "school_id", "classroom_id", "low_user_id" as "other_id", "last_message_id"
    from "chat"
    where "high_user_id" = $1
    union all
    select "h"."id", "h"."school_id", "h"."classroom_id", cast(null as int4) as "other_id", "h"."last_message_id"
    from "classroom_member" as "k"
    inner join "school_member" as "s" on "s"."school_id" = "k"."school_id"
      and "s"."user_id" = "k"."user_id"
      and "s"."is_active" = true
    inner join "chat" as "h" on "h"."classroom_id" = "k"."classroom_id"
    where "k"."user_id" = $1
  ) as "every"
  order by "last_message_id" desc, "id" desc
  limit $2
  offset $3
)
select "h"."id", "r"."name" as "classroom_name", "h"."classroom_id", "o"."id" as "participant_id", "o"."username" as "participant_username", case when "h"."classroom_id" is not null then null when "o"."id" is null then 'Deleted user' when (coalesce(cast(("o"."privacy"->>'shows_name') as boolean), true) and ("o"."id" = $1 or (coalesce(("o"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
))) then "o"."first_name" else '' end as "participant_first_name", case when "h"."classroom_id" is not null then null when ("o"."id" is not null and (coalesce(cast(("o"."privacy"->>'shows_name') as boolean), true) and ("o"."id" = $1 or (coalesce(("o"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
)))) then "o"."last_name" else '' end as "participant_last_name", "o"."avatar_id" as "participant_avatarId", left("m"."content", 300) as "content", "m"."created_at" as "message_created_at", "m"."id" as "message_id", coalesce(cast("m"."user_id" = $1 as bool), false) as "is_own", case when "a"."id" is not null then (
  select jsonb_build_object('id', "a"."id", 'username', "a"."username", 'first_name', case when "seen"."name" then case when "a"."first_name" || "a"."last_name" = '' then coalesce(case when (exists (
    select
    from "school_member" as "s"
    where "s"."school_id" = "h"."school_id"
      and "s"."user_id" = $1
      and "s"."is_active" = true
      and "s"."role" <> 'student'
  ) and exists (
    select
    from "school_member" as "l"
    where "l"."school_id" = "h"."school_id"
      and "l"."user_id" = "a"."id"
  )) then (
    select nullif("r"."roster_name", '') as "name"
    from "school_member" as "r"
    where "r"."user_id" = "a"."id"
      and "r"."school_id" = "h"."school_id"
  ) end, '') else "a"."first_name" end else '' end, 'last_name', case when "seen"."name" then "a"."last_name" else '' end, 'bio', case when "seen"."bio" then "a"."bio" else '' end, 'avatarId', "a"."avatar_id") as "person"
  from (
    select ("whole" or ("is_open" and coalesce(cast(("a"."privacy"->>'shows_name') as boolean), true))) as "name", ("whole" or ("is_open" and coalesce(cast(("a"."privacy"->>'shows_bio') as boolean), true))) as "bio"
    from (
      select "whole", ("whole" or ("a"."id" = $1 or (coalesce(("a"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
        select
        from "school_member" as "x"
        inner join "school" as "y" on "y"."id" = "x"."school_id"
        where "x"."user_id" = "a"."id"
          and "x"."is_active" = true
          and "x"."role" = 'student'
          and "y"."students_may_open_profiles" = false
      )) or exists (
        select
        from "school_member" as "x"
        inner join "school_member" as "y" on "y"."school_id" = "x"."school_id"
        where "x"."user_id" = "a"."id"
          and "x"."is_active" = true
          and "y"."user_id" = $1
          and "y"."is_active" = true
      ))) as "is_open"
      from (
        select ("a"."id" = $1 or (exists (
          select
          from "school_member" as "s"
          where "s"."school_id" = "h"."school_id"
            and "s"."user_id" = $1
            and "s"."is_active" = true
            and "s"."role" <> 'student'
        ) and exists (
          select
          from "school_member" as "l"
          where "l"."school_id" = "h"."school_id"
            and "l"."user_id" = "a"."id"
        ))) as "whole"
        offset 0
      ) as "asked"
      offset 0
    ) as "asked"
    offset 0
  ) as "seen"
) end as "author", "m"."attachment_kind" as "message_attachment_kind", cast("m"."deleted_event_id" is not null as bool) as "message_is_deleted", "p"."last_read_message_id", case when "h"."last_message_id" > coalesce("p"."last_read_message_id", 0) then (
  select count(*) as "count"
  from (
    select
    from "message" as "m"
    where "m"."chat_id" = "h"."id"
      and "m"."id" > coalesce("p"."last_read_message_id", 0)
      and "m"."id" <= "h"."last_message_id"
      and "m"."user_id" is distinct from $1
      and "m"."deleted_event_id" is null
    limit 100
  ) as "some"
) else 0 end as "unread"
from "page" as "h"
left join "classroom" as "r" on "r"."school_id" = "h"."school_id"
  and "r"."id" = "h"."classroom_id"
left join "user_account" as "o" on "o"."id" = "h"."other_id"
left join "message" as "m" on "m"."chat_id" = "h"."id"
  and "m"."id" = "h"."last_message_id"
left join "user_account" as "a" on "a"."id" = "m"."user_id"
left join "chat_member" as "p" on "p"."chat_id" = "h"."id"
  and "p"."user_id" = $1
order by "h"."last_message_id" desc, "h"."id" desc
