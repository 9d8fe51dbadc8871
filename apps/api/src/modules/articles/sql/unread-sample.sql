select "id", "user_id", "updated_at"
from (
  select "a"."id", "a"."user_id", "a"."updated_at"
  from "article" as "a"
  cross join sha256(convert_to("a"."raw_content", 'UTF8')) as "hash"
  where "a"."access_modifier" = 'public'
    and "a"."level" = 'A1'
    and "a"."user_id" <> $1
    and not exists (
    select
    from "article_progress" as "p"
    where "p"."user_id" = $1
      and "p"."article_id" = "a"."id"
      and "p"."position" >= 0.9
  )
    and not exists (
    select
    from "read_text" as "t"
    where "t"."user_id" = $1
      and "t"."hash" = "hash"."hash"
  )
  order by "a"."id" desc
  limit 25
) as "newest"
union all
select "id", "user_id", "updated_at"
from (
  select "a"."id", "a"."user_id", "a"."updated_at"
  from "article" as "a"
  cross join sha256(convert_to("a"."raw_content", 'UTF8')) as "hash"
  where "a"."access_modifier" = 'public'
    and "a"."level" = 'A2'
    and "a"."user_id" <> $1
    and not exists (
    select
    from "article_progress" as "p"
    where "p"."user_id" = $1
      and "p"."article_id" = "a"."id"
      and "p"."position" >= 0.9
  )
    and not exists (
    select
    from "read_text" as "t"
    where "t"."user_id" = $1
      and "t"."hash" = "hash"."hash"
  )
  order by "a"."id" desc
  limit 25
) as "newest"
union all
select "id", "user_id", "updated_at"
from (
  select "a"."id", "a"."user_id", "a"."updated_at"
  from "article" as "a"
  cross join sha256(convert_to("a"."raw_content", 'UTF8')) as "hash"
  where "a"."access_modifier" = 'public'
    and "a"."level" = 'B1'
    and "a"."user_id" <> $1
    and not exists (
    select
    from "article_progress" as "p"
    where "p"."user_id" = $1
      and "p"."article_id" = "a"."id"
      and "p"."position" >= 0.9
  )
    and not exists (
    select
    from "read_text" as "t"
    where "t"."user_id" = $1
      and "t"."hash" = "hash"."hash"
  )
  order by "a"."id" desc
  limit 25
) as "newest"
union all
select "id", "user_id", "updated_at"
from (
  select "a"."id", "a"."user_id", "a"."updated_at"
  from "article" as "a"
  cross join sha256(convert_to("a"."raw_content", 'UTF8')) as "hash"
  where "a"."access_modifier" = 'public'
    and "a"."level" = 'B2'
    and "a"."user_id" <> $1
    and not exists (
    select
    from "article_progress" as "p"
    where "p"."user_id" = $1
      and "p"."article_id" = "a"."id"
      and "p"."position" >= 0.9
  )
    and not exists (
    select
    from "read_text" as "t"
    where "t"."user_id" = $1
      and "t"."hash" = "hash"."hash"
  )
  order by "a"."id" desc
  limit 25
) as "newest"
union all
select "id", "user_id", "updated_at"
from (
  select "a"."id", "a"."user_id", "a"."updated_at"
  from "article" as "a"
  cross join sha256(convert_to("a"."raw_content", 'UTF8')) as "hash"
  where "a"."access_modifier" = 'public'
    and "a"."level" = 'C1'
    and "a"."user_id" <> $1
    and not exists (
    select
    from "article_progress" as "p"
    where "p"."user_id" = $1
      and "p"."article_id" = "a"."id"
      and "p"."position" >= 0.9
  )
    and not exists (
    select
    from "read_text" as "t"
    where "t"."user_id" = $1
      and "t"."hash" = "hash"."hash"
  )
  order by "a"."id" desc
  limit 25
) as "newest"
union all
select "id", "user_id", "updated_at"
from (
  select "a"."id", "a"."user_id", "a"."updated_at"
  from "article" as "a"
  cross join sha256(convert_to("a"."raw_content", 'UTF8')) as "hash"
  where "a"."access_modifier" = 'public'
    and "a"."level" = 'C2'
    and "a"."user_id" <> $1
    and not exists (
    select
    from "article_progress" as "p"
    where "p"."user_id" = $1
      and "p"."article_id" = "a"."id"
      and "p"."position" >= 0.9
  )
    and not exists (
    select
    from "read_text" as "t"
    where "t"."user_id" = $1
      and "t"."hash" = "hash"."hash"
  )
  order by "a"."id" desc
  limit 25
) as "newest"
