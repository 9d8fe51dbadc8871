with "m" as materialized (
  select *
  from messages_of_chat($1, cast($2 as int8), cast($3 as int8), cast($4 as int8), cast($5 as int8)) as "found"
)
select "m"."id", "m"."chat_id", "m"."content", "m"."created_at", cast("m"."deleted_event_id" is not null as bool) as "is_deleted", coalesce(cast("m"."user_id" = cast($6 as int4) as bool), false) as "is_me", case when "u"."id" is not null then (
  select jsonb_build_object('id', "u"."id", 'username', "u"."username", 'first_name', case when "seen"."name" then case when "u"."first_name" || "u"."last_name" = '' then coalesce(case when (exists (
    select
    from "school_member" as "s"
    where "s"."school_id" = "h"."school_id"
      and "s"."user_id" = cast($6 as int4)
      and "s"."is_active" = true
      and "s"."role" <> 'student'
  ) and exists (
    select
    from "school_member" as "l"
    where "l"."school_id" = "h"."school_id"
      and "l"."user_id" = "u"."id"
  )) then (
    select nullif("r"."roster_name", '') as "name"
    from "school_member" as "r"
    where "r"."user_id" = "u"."id"
      and "r"."school_id" = "h"."school_id"
  ) end, '') else "u"."first_name" end else '' end, 'last_name', case when "seen"."name" then "u"."last_name" else '' end, 'bio', case when "seen"."bio" then "u"."bio" else '' end, 'avatarId', "u"."avatar_id") as "person"
  from (
    select ("whole" or ("is_open" and coalesce(cast(("u"."privacy"->>'shows_name') as boolean), true))) as "name", ("whole" or ("is_open" and coalesce(cast(("u"."privacy"->>'shows_bio') as boolean), true))) as "bio"
    from (
      select "whole", ("whole" or ("u"."id" = cast($6 as int4) or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
          and "y"."user_id" = cast($6 as int4)
          and "y"."is_active" = true
      ))) as "is_open"
      from (
        select ("u"."id" = cast($6 as int4) or (exists (
          select
          from "school_member" as "s"
          where "s"."school_id" = "h"."school_id"
            and "s"."user_id" = cast($6 as int4)
            and "s"."is_active" = true
            and "s"."role" <> 'student'
        ) and exists (
          select
          from "school_member" as "l"
          where "l"."school_id" = "h"."school_id"
            and "l"."user_id" = "u"."id"
        ))) as "whole"
        offset 0
      ) as "asked"
      offset 0
    ) as "asked"
    offset 0
  ) as "seen"
) end as "author", case "m"."attachment_kind" when 'word' then jsonb_build_object('kind', 'word', 'id', "sp"."id", 'title', "sp"."spell_lower", 'text', (
  select "d"."text"
  from "definition" as "d"
  where "d"."spell_id" = "sp"."id"
    and not "d"."usages" && array['offensive', 'taboo', 'sexual']
  order by "d"."ordinal"
  limit 1
), 'level', "sp"."level", 'word_count', null) when 'article' then jsonb_build_object('kind', 'article', 'id', "ar"."id", 'title', "ar"."title", 'text', (
  select "username"
  from "user_account"
  where "id" = "ar"."user_id"
), 'level', "ar"."level", 'word_count', "ar"."word_count") when 'vocabulary' then jsonb_build_object('kind', 'vocabulary', 'id', "vo"."id", 'title', "vo"."name", 'text', "vo"."description", 'level', null, 'word_count', (
  select count(*) as "count"
  from "custom_voc_spell" as "w"
  where "w"."user_id" = "vo"."user_id"
    and "w"."voc_id" = "vo"."id"
)) end as "attachment"
from "m"
inner join "chat" as "h" on "h"."id" = $1
left join "user_account" as "u" on "u"."id" = "m"."user_id"
left join "spell" as "sp" on "sp"."id" = "m"."spell_id"
left join "article" as "ar" on "ar"."id" = "m"."article_id"
  and ("ar"."access_modifier" = 'public' or "ar"."user_id" = cast($6 as int4) or exists (
  select
  from "assigned_reader" as "g"
  where "g"."user_id" = cast($6 as int4)
    and "g"."article_id" = "ar"."id"
))
left join "custom_voc" as "vo" on "vo"."id" = "m"."voc_id"
  and ("vo"."access_modifier" = 'public' or "vo"."user_id" = cast($6 as int4) or exists (
  select
  from "assigned_reader" as "g"
  where "g"."user_id" = cast($6 as int4)
    and "g"."voc_id" = "vo"."id"
))
order by "m"."id" desc
