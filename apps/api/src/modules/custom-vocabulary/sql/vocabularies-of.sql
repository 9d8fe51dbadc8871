select "v"."id", "v"."name", "v"."description", "v"."access_modifier", "v"."user_id", "v"."created_at", "v"."updated_at", (
  select count(*) as "count"
  from "custom_voc_spell" as "w"
  where "w"."user_id" = "v"."user_id"
    and "w"."voc_id" = "v"."id"
) as "total_spells"
from "custom_voc" as "v"
where "v"."user_id" = $1
order by "v"."updated_at" desc, "v"."id" desc
