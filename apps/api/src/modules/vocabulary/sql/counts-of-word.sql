select "met_count", "lookup_count"
from "main_voc_item"
where "user_id" = $1
  and "spell_id" = $2
