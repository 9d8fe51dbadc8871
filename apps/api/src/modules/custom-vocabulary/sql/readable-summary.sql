select "v"."id", "v"."name", "v"."description", "v"."access_modifier", "v"."user_id", "v"."created_at", "v"."updated_at", (
  select count(*) as "count"
  from "custom_voc_spell" as "w"
  where "w"."user_id" = "v"."user_id"
    and "w"."voc_id" = "v"."id"
) as "total_spells", "u"."username"
from "custom_voc" as "v"
inner join "user_account" as "u" on "u"."id" = "v"."user_id"
where "v"."id" = $1
  and ("v"."access_modifier" = 'public' or "v"."user_id" = $2 or exists (
  select
  from "assigned_reader" as "g"
  where "g"."user_id" = $2
    and "g"."voc_id" = "v"."id"
))
