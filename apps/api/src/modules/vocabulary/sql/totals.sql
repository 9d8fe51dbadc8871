select count(*) as "total_words", coalesce(sum(cast("score" as float8)), 0) as "total_score"
from "main_voc_item"
where "user_id" = $1
