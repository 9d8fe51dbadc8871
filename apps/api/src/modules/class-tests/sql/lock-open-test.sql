select "t"."id"
from "class_test" as "t"
where "t"."school_id" = $1
  and "t"."id" = $2
  and ("t"."closed_at" is null and ("t"."closes_at" is null or "t"."closes_at" > now())) for share
