select "a"."id", "a"."user_id", "a"."updated_at"
from "article" as "a"
where "a"."access_modifier" = 'public'
order by "a"."id" desc
limit 1000
