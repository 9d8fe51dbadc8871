select "spell_id", "chosen_spell_id", max("answered_at") as "mixed_at"
from "answer_log"
where "user_id" = $1
  and "spell_id" = any($2)
  and "chosen_spell_id" is not null
  and "undone_at" is null
group by "spell_id", "chosen_spell_id"
