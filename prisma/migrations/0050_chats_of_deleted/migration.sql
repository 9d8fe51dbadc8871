-- A chat of two lies by itself, away from its people. That somebody’s account is deleted reaches it as 0049 says, by the
-- service (docs/decisions/036).
ALTER TABLE "chat" DROP CONSTRAINT "chat_low_user_id_fkey";
ALTER TABLE "chat" DROP CONSTRAINT "chat_high_user_id_fkey";
