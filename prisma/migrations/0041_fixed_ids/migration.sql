-- Ids of people, chats and schools never change, so nothing need follow them. A cluster refuses foreign keys that could
-- move a row to another machine (docs/decisions/033). Each key is replaced in a moment, and its rows are checked afterwards,
-- beside other work.
ALTER TABLE "staff_password_reset" DROP CONSTRAINT "staff_password_reset_user_id_fkey",
ADD CONSTRAINT "staff_password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "session" DROP CONSTRAINT "session_user_id_fkey",
ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "known_device" DROP CONSTRAINT "known_device_user_id_fkey",
ADD CONSTRAINT "known_device_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "main_voc_item" DROP CONSTRAINT "main_voc_item_user_id_fkey",
ADD CONSTRAINT "main_voc_item_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "encounter" DROP CONSTRAINT "encounter_user_id_fkey",
ADD CONSTRAINT "encounter_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "definition_report" DROP CONSTRAINT "definition_report_user_id_fkey",
ADD CONSTRAINT "definition_report_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "read_text" DROP CONSTRAINT "read_text_user_id_fkey",
ADD CONSTRAINT "read_text_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "custom_voc" DROP CONSTRAINT "custom_voc_user_id_fkey",
ADD CONSTRAINT "custom_voc_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "undo_step" DROP CONSTRAINT "undo_step_user_id_fkey",
ADD CONSTRAINT "undo_step_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "article" DROP CONSTRAINT "article_user_id_fkey",
ADD CONSTRAINT "article_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "article_progress" DROP CONSTRAINT "article_progress_user_id_fkey",
ADD CONSTRAINT "article_progress_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "idempotent_answer" DROP CONSTRAINT "idempotent_answer_user_id_fkey",
ADD CONSTRAINT "idempotent_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "game_session" DROP CONSTRAINT "game_session_user_id_fkey",
ADD CONSTRAINT "game_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "answer_log" DROP CONSTRAINT "answer_log_user_id_fkey",
ADD CONSTRAINT "answer_log_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "answer_sum" DROP CONSTRAINT "answer_sum_user_id_fkey",
ADD CONSTRAINT "answer_sum_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "answer_day" DROP CONSTRAINT "answer_day_user_id_fkey",
ADD CONSTRAINT "answer_day_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "answer_word" DROP CONSTRAINT "answer_word_user_id_fkey",
ADD CONSTRAINT "answer_word_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "answer_week" DROP CONSTRAINT "answer_week_user_id_fkey",
ADD CONSTRAINT "answer_week_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "placement" DROP CONSTRAINT "placement_user_id_fkey",
ADD CONSTRAINT "placement_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "knowledge" DROP CONSTRAINT "knowledge_user_id_fkey",
ADD CONSTRAINT "knowledge_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "word_change" DROP CONSTRAINT "word_change_user_id_fkey",
ADD CONSTRAINT "word_change_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "passed_word" DROP CONSTRAINT "passed_word_user_id_fkey",
ADD CONSTRAINT "passed_word_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "word_override" DROP CONSTRAINT "word_override_user_id_fkey",
ADD CONSTRAINT "word_override_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "memory_fit" DROP CONSTRAINT "memory_fit_user_id_fkey",
ADD CONSTRAINT "memory_fit_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "learn_settings" DROP CONSTRAINT "learn_settings_user_id_fkey",
ADD CONSTRAINT "learn_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "planned_break" DROP CONSTRAINT "planned_break_user_id_fkey",
ADD CONSTRAINT "planned_break_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "daily_goal" DROP CONSTRAINT "daily_goal_user_id_fkey",
ADD CONSTRAINT "daily_goal_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "reading_day" DROP CONSTRAINT "reading_day_user_id_fkey",
ADD CONSTRAINT "reading_day_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "reminder" DROP CONSTRAINT "reminder_user_id_fkey",
ADD CONSTRAINT "reminder_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "reminder_mail" DROP CONSTRAINT "reminder_mail_user_id_fkey",
ADD CONSTRAINT "reminder_mail_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "follow" DROP CONSTRAINT "follow_follower_id_fkey",
ADD CONSTRAINT "follow_follower_id_fkey" FOREIGN KEY ("follower_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "user_block" DROP CONSTRAINT "user_block_blocker_id_fkey",
ADD CONSTRAINT "user_block_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "chat_member" DROP CONSTRAINT "chat_member_chat_id_fkey",
ADD CONSTRAINT "chat_member_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "message" DROP CONSTRAINT "message_chat_id_fkey",
ADD CONSTRAINT "message_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "school_member" DROP CONSTRAINT "school_member_school_id_fkey",
ADD CONSTRAINT "school_member_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "school"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "classroom" DROP CONSTRAINT "classroom_school_id_fkey",
ADD CONSTRAINT "classroom_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "school"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "classroom_member" DROP CONSTRAINT "classroom_member_school_id_user_id_fkey",
ADD CONSTRAINT "classroom_member_school_id_user_id_fkey" FOREIGN KEY ("school_id", "user_id") REFERENCES "school_member"("school_id", "user_id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "invitation" DROP CONSTRAINT "invitation_school_id_fkey",
ADD CONSTRAINT "invitation_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "school"("id") ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;

ALTER TABLE "staff_password_reset" VALIDATE CONSTRAINT "staff_password_reset_user_id_fkey";
ALTER TABLE "session" VALIDATE CONSTRAINT "session_user_id_fkey";
ALTER TABLE "known_device" VALIDATE CONSTRAINT "known_device_user_id_fkey";
ALTER TABLE "main_voc_item" VALIDATE CONSTRAINT "main_voc_item_user_id_fkey";
ALTER TABLE "encounter" VALIDATE CONSTRAINT "encounter_user_id_fkey";
ALTER TABLE "definition_report" VALIDATE CONSTRAINT "definition_report_user_id_fkey";
ALTER TABLE "read_text" VALIDATE CONSTRAINT "read_text_user_id_fkey";
ALTER TABLE "custom_voc" VALIDATE CONSTRAINT "custom_voc_user_id_fkey";
ALTER TABLE "undo_step" VALIDATE CONSTRAINT "undo_step_user_id_fkey";
ALTER TABLE "article" VALIDATE CONSTRAINT "article_user_id_fkey";
ALTER TABLE "article_progress" VALIDATE CONSTRAINT "article_progress_user_id_fkey";
ALTER TABLE "idempotent_answer" VALIDATE CONSTRAINT "idempotent_answer_user_id_fkey";
ALTER TABLE "game_session" VALIDATE CONSTRAINT "game_session_user_id_fkey";
ALTER TABLE "answer_log" VALIDATE CONSTRAINT "answer_log_user_id_fkey";
ALTER TABLE "answer_sum" VALIDATE CONSTRAINT "answer_sum_user_id_fkey";
ALTER TABLE "answer_day" VALIDATE CONSTRAINT "answer_day_user_id_fkey";
ALTER TABLE "answer_word" VALIDATE CONSTRAINT "answer_word_user_id_fkey";
ALTER TABLE "answer_week" VALIDATE CONSTRAINT "answer_week_user_id_fkey";
ALTER TABLE "placement" VALIDATE CONSTRAINT "placement_user_id_fkey";
ALTER TABLE "knowledge" VALIDATE CONSTRAINT "knowledge_user_id_fkey";
ALTER TABLE "word_change" VALIDATE CONSTRAINT "word_change_user_id_fkey";
ALTER TABLE "passed_word" VALIDATE CONSTRAINT "passed_word_user_id_fkey";
ALTER TABLE "word_override" VALIDATE CONSTRAINT "word_override_user_id_fkey";
ALTER TABLE "memory_fit" VALIDATE CONSTRAINT "memory_fit_user_id_fkey";
ALTER TABLE "learn_settings" VALIDATE CONSTRAINT "learn_settings_user_id_fkey";
ALTER TABLE "planned_break" VALIDATE CONSTRAINT "planned_break_user_id_fkey";
ALTER TABLE "daily_goal" VALIDATE CONSTRAINT "daily_goal_user_id_fkey";
ALTER TABLE "reading_day" VALIDATE CONSTRAINT "reading_day_user_id_fkey";
ALTER TABLE "reminder" VALIDATE CONSTRAINT "reminder_user_id_fkey";
ALTER TABLE "reminder_mail" VALIDATE CONSTRAINT "reminder_mail_user_id_fkey";
ALTER TABLE "follow" VALIDATE CONSTRAINT "follow_follower_id_fkey";
ALTER TABLE "user_block" VALIDATE CONSTRAINT "user_block_blocker_id_fkey";
ALTER TABLE "chat_member" VALIDATE CONSTRAINT "chat_member_chat_id_fkey";
ALTER TABLE "message" VALIDATE CONSTRAINT "message_chat_id_fkey";
ALTER TABLE "school_member" VALIDATE CONSTRAINT "school_member_school_id_fkey";
ALTER TABLE "classroom" VALIDATE CONSTRAINT "classroom_school_id_fkey";
ALTER TABLE "classroom_member" VALIDATE CONSTRAINT "classroom_member_school_id_user_id_fkey";
ALTER TABLE "invitation" VALIDATE CONSTRAINT "invitation_school_id_fkey";
