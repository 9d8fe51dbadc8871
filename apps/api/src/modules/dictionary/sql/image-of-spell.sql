select "media_type", "bytes"
from "spell_image"
where "spell_id" = $1
