insert into "idempotent_answer" ("user_id", "key", "body", "kept_until")
values ($1, $2, '', now() + make_interval(days => cast($3 as int4)))
on conflict do nothing
