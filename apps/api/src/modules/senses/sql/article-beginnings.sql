select "id", "updated_at", left("raw_content", 20000) as "beginning"
from "article"
where "id" = any(cast($1 as int4[]))
