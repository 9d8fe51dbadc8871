insert into "idempotent_answer" ("user_id", "key", "body")
values ($1, $2, '')
on conflict do nothing
