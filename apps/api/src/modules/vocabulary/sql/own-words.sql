select cast(coalesce(json_agg(json_build_array("spell_id", "state", "score", "mark" = 2, "stability", date_part('epoch', "last_repeated_at"))), '[]') as text) as "own"
from "main_voc_item"
where "user_id" = $1
  and "spell_id" = any(cast($2 as int4[]))
