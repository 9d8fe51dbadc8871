select "id", "spell_id", "spell_lower", "priority", "score", "streak", "repeat_count", "added_at", "last_repeated_at", "next_repeated_at", "state", "met_count", "lookup_count", "note"
from "main_voc_item" as "i"
where "i"."user_id" = $1
  and "i"."spell_id" = $2
