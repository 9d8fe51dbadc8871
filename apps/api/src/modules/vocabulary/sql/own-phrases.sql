select cast(coalesce(json_agg(json_build_array("s"."id", "s"."spell_lower", "s"."pos_mask", "p"."head", "p"."gap", "p"."separability", "m"."state", "m"."score")), '[]') as text) as "phrases"
from "main_voc_item" as "m"
inner join "phrase" as "p" on "p"."spell_id" = "m"."spell_id"
inner join "spell" as "s" on "s"."id" = "m"."spell_id"
where "m"."user_id" = $1
  and strpos("m"."spell_lower", ' ') > 0
