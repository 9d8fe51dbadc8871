select "w"."id", "w"."spell_id", "w"."spell_lower", "i"."priority", "i"."score", "i"."streak", "i"."repeat_count", "w"."added_at", "i"."last_repeated_at", "i"."next_repeated_at", "i"."state"
from "custom_voc_spell" as "w"
left join "main_voc_item" as "i" on "i"."user_id" = $1
  and "i"."spell_id" = "w"."spell_id"
where "w"."user_id" = $2
  and "w"."voc_id" = $3
order by "i"."score" desc nulls last
limit $4
offset $5
