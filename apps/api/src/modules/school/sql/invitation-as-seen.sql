select "i"."id", "i"."school_id", "i"."classroom_id", "c"."name" as "classroom_name", "i"."role", "i"."label", "i"."expires_at", "i"."without_email", cast(("i"."expires_at" <= now() or ("i"."max_uses" is not null and "i"."uses" >= "i"."max_uses")) as bool) as "is_over", "s"."name" as "school_name", "s"."description" as "school_description", "s"."username" as "school_username", "m"."role" as "own_role", "m"."is_active", cast("k"."user_id" is not null as bool) as "is_in"
from "invitation" as "i"
inner join "school" as "s" on "s"."id" = "i"."school_id"
left join "classroom" as "c" on "c"."school_id" = "i"."school_id"
  and "c"."id" = "i"."classroom_id"
left join "school_member" as "m" on "m"."school_id" = "i"."school_id"
  and "m"."user_id" = cast($1 as int4)
left join "classroom_member" as "k" on "k"."school_id" = "i"."school_id"
  and "k"."classroom_id" = "i"."classroom_id"
  and "k"."user_id" = cast($1 as int4)
where "i"."school_id" = $2
  and "i"."id" = $3
  and "i"."revoked_at" is null
  and "c"."is_archived" is not true
