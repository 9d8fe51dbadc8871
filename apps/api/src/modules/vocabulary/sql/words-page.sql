select "id", "spell_id", "spell_lower", "priority", "score", "streak", "repeat_count", "added_at", "last_repeated_at", "next_repeated_at", "state", "note"
from "main_voc_item" as "i"
where "i"."user_id" = $1
order by "i"."id" asc
limit $2
offset $3
