select count(*) as "count"
from "article" as "a"
where "a"."user_id" = $1
