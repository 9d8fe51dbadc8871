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
) as "user_info", "o"."is_open", case when "o"."is_open" then "u"."created_at" end as "created_at", case when "o"."is_open" then (
  select count(*) as "count"
  from "follow"
  where "followed_id" = "u"."id"
) else 0 end as "followers", case when "o"."is_open" then (
  select count(*) as "count"
  from "follow"
  where "follower_id" = "u"."id"
) else 0 end as "following", cast(exists (
  select
  from "follow"
  where "follower_id" = $1
    and "followed_id" = "u"."id"
) as bool) as "is_followed", cast(exists (
  select
  from "follow"
  where "follower_id" = "u"."id"
    and "followed_id" = $1
) as bool) as "follows_me", cast(exists (
  select
  from "user_block"
  where "blocker_id" = $1
    and "blocked_id" = "u"."id"
) as bool) as "is_blocked", cast(("u"."id" <> $1 and not exists (
  select
  from "user_block" as "b"
  where ("b"."blocker_id", "b"."blocked_id") in (("u"."id", $1), ($1, "u"."id"))
) and not ((exists (
  select
  from "school_member" as "x"
  inner join "school" as "y" on "y"."id" = "x"."school_id"
  where "x"."user_id" = "u"."id"
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
  where "x"."user_id" = "u"."id"
    and "x"."is_active" = true
    and "y"."user_id" = $1
    and "y"."is_active" = true
)) and (coalesce(("u"."privacy"->>'messages_from'), 'everyone') = 'everyone' or (coalesce(("u"."privacy"->>'messages_from'), 'everyone') = 'followed' and exists (
  select
  from "follow" as "f"
  where "f"."follower_id" = "u"."id"
    and "f"."followed_id" = $1
)) or (coalesce(("u"."privacy"->>'messages_from'), 'everyone') = 'school' and exists (
  select
  from "school_member" as "x"
  inner join "school_member" as "y" on "y"."school_id" = "x"."school_id"
  where "x"."user_id" = "u"."id"
    and "x"."is_active" = true
    and "y"."user_id" = $1
    and "y"."is_active" = true
)))) as bool) as "takes_messages", cast((coalesce(cast(("u"."privacy"->>'shows_connections') as boolean), true) and ("u"."id" = $1 or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
))) as bool) as "shows_connections", (
  select "pair_chat"."chat_id"
  from "pair_chat"
  where "low_user_id" = least("u"."id", $1)
    and "high_user_id" = greatest("u"."id", $1)
) as "chat_id", cast(((exists (
  select
  from "school_member" as "x"
  inner join "school" as "y" on "y"."id" = "x"."school_id"
  where "x"."user_id" = "u"."id"
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
  where "x"."user_id" = "u"."id"
    and "x"."is_active" = true
    and "y"."user_id" = $1
    and "y"."is_active" = true
)) as bool) as "are_separated", case when (coalesce(cast(("u"."privacy"->>'shows_vocabularies') as boolean), true) and ("u"."id" = $1 or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
))) then (
  select count(*) as "count"
  from "custom_voc"
  where "user_id" = "u"."id"
    and "access_modifier" = 'public'
) end as "vocabularies_num", case when (coalesce(cast(("u"."privacy"->>'shows_articles') as boolean), true) and ("u"."id" = $1 or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
))) then (
  select count(*) as "count"
  from "article"
  where "user_id" = "u"."id"
    and "access_modifier" = 'public'
) end as "articles_num"
from "user_account" as "u"
cross join lateral (
  select cast(("u"."id" = $1 or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
  )) as bool) as "is_open"
  offset 0
) as "o"
where "u"."id" = (
  select "login_name"."user_id"
  from "login_name"
  where "login_name"."name" = $2
)
  and not exists (
  select
  from "user_block" as "b"
  where "b"."blocker_id" = "u"."id"
    and "b"."blocked_id" = $1
)
