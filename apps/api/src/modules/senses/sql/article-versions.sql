select "id", "updated_at"
from "article"
where "id" = any(cast($1 as int4[]))
