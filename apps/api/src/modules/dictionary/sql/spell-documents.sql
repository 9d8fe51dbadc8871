select "spell_id", "body"
from "spell_document"
where "spell_id" = any(cast($1 as int4[]))
