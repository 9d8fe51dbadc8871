with "found" as materialized (
  select "v"."id"
  from "custom_voc" as "v"
  where "v"."access_modifier" = 'public'
    and strpos("v"."name_lower", $1) > 0 union
  select "v"."id"
  from "custom_voc" as "v"
  where "v"."access_modifier" = 'public'
    and "v"."user_id" = (
    select "login_name"."user_id"
    from "login_name"
    where "login_name"."name" = $2
  )
)
select "v"."id", "v"."name", "v"."description", "v"."updated_at", "u"."username", (
  select count(*) as "count"
  from "custom_voc_spell" as "w"
  where "w"."user_id" = "v"."user_id"
    and "w"."voc_id" = "v"."id"
) as "total_spells"
from "custom_voc" as "v"
inner join "user_account" as "u" on "u"."id" = "v"."user_id"
inner join "found" on "found"."id" = "v"."id"
where ("v"."access_modifier" = 'public' and "v"."user_id" <> $3 and (coalesce(cast(("u"."privacy"->>'shows_vocabularies') as boolean), true) and ("u"."id" = $3 or (coalesce(("u"."privacy"->>'visible_to'), 'everyone') = 'everyone' and not exists (
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
    and "y"."user_id" = $3
    and "y"."is_active" = true
))) and exists (
  select
  from "custom_voc_spell" as "w"
  where "w"."user_id" = "v"."user_id"
    and "w"."voc_id" = "v"."id"
))
  and ("v"."updated_at", "v"."id") < (cast($4 as timestamptz), cast($5 as int4))
order by "v"."updated_at" desc, "v"."id" desc
limit $6
offset $7
