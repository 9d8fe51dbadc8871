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
)) as bool) as "is_open", cast((coalesce(cast(("u"."privacy"->>'shows_connections') as boolean), true) and ("u"."id" = $1 or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
))) as bool) as "shows_connections", cast((coalesce(cast(("u"."privacy"->>'shows_vocabularies') as boolean), true) and ("u"."id" = $1 or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
))) as bool) as "shows_vocabularies"
from "user_account" as "u"
where "u"."id" = $2
  and not exists (
  select
  from "user_block" as "b"
  where "b"."blocker_id" = "u"."id"
    and "b"."blocked_id" = $1
)
