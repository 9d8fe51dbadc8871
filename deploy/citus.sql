-- Stage 4: the tables of people distributed over a Citus cluster. A plan, NOT TRIED: we have had no cluster. Citus
-- refuses it as long as primary, unique and foreign keys don't begin with the columns below. All do, but for those that
-- prisma/src/keys/not-yet.ts keeps for one release (dropNext): the migration that drops them comes first. Run
-- it on the coordinator, as the owner, on a migrated database, once. deploy/README.md says what to try before anybody relies on it.
BEGIN;
CREATE EXTENSION IF NOT EXISTS citus;

-- The dictionary is read with the rows of everybody, and changes only by imports: a copy on each machine.
SELECT create_reference_table('dictionary_source');
SELECT create_reference_table('spell');
SELECT create_reference_table('spell_form');
SELECT create_reference_table('definition');
SELECT create_reference_table('definition_relation');
SELECT create_reference_table('pronunciation');
SELECT create_reference_table('phrase');
SELECT create_reference_table('spell_image');
SELECT create_reference_table('spell_document');
SELECT create_reference_table('spell_senses');
SELECT create_reference_table('spell_audio');
SELECT create_reference_table('import_release');
SELECT create_reference_table('imported_entry');
SELECT create_reference_table('imported_spell');
SELECT create_reference_table('translation_pack');
SELECT create_reference_table('pack_sense');
SELECT create_reference_table('pack_word');

-- One person's rows lie together, so that an answer, a look-up or a download asks one machine.
SELECT create_distributed_table('user_account', 'id');
SELECT create_distributed_table('session', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('refresh_token', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('known_device', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('staff_password_reset', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('idempotent_answer', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('main_voc_item', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('encounter', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('definition_report', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('read_text', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('custom_voc', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('custom_voc_spell', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('undo_step', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('article', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('article_word', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('article_sense', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('article_progress', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('game_session', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('game', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('answer_log', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('answer_sum', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('answer_day', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('answer_word', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('answer_week', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('placement', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('knowledge', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('passed_word', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('word_override', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('word_change', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('class_test_answer', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('memory_fit', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('learn_settings', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('planned_break', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('daily_goal', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('reading_day', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('reminder', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('reminder_mail', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('unfinished_deletion', 'user_id', colocate_with => 'user_account');
SELECT create_distributed_table('follow', 'follower_id', colocate_with => 'user_account');
SELECT create_distributed_table('user_block', 'blocker_id', colocate_with => 'user_account');
SELECT create_distributed_table('pair_chat', 'low_user_id', colocate_with => 'user_account');

-- Addresses and user names lie by themselves, so that each is unique among everybody.
SELECT create_distributed_table('login_name', 'name', colocate_with => 'none');
-- So do names of schools, and codes of invitations.
SELECT create_distributed_table('school_name', 'name', colocate_with => 'none');
SELECT create_distributed_table('invitation_code', 'code', colocate_with => 'none');

-- A chat's rows lie together. Like answer_log, message is distributed with its parts by month; open_months makes later ones.
SELECT create_distributed_table('chat', 'id', colocate_with => 'none');
SELECT create_distributed_table('chat_member', 'chat_id', colocate_with => 'chat');
SELECT create_distributed_table('message', 'chat_id', colocate_with => 'chat');

-- A school's rows lie together.
SELECT create_distributed_table('school', 'id', colocate_with => 'none');
SELECT create_distributed_table('school_member', 'school_id', colocate_with => 'school');
SELECT create_distributed_table('classroom', 'school_id', colocate_with => 'school');
SELECT create_distributed_table('deleted_classroom', 'school_id', colocate_with => 'school');
SELECT create_distributed_table('classroom_member', 'school_id', colocate_with => 'school');
SELECT create_distributed_table('invitation', 'school_id', colocate_with => 'school');
SELECT create_distributed_table('invitation_use', 'school_id', colocate_with => 'school');
SELECT create_distributed_table('invitation_report', 'school_id', colocate_with => 'school');
SELECT create_distributed_table('assignment', 'school_id', colocate_with => 'school');
SELECT create_distributed_table('class_test', 'school_id', colocate_with => 'school');
SELECT create_distributed_table('deleted_class_test', 'school_id', colocate_with => 'school');

-- Small, and asked by other keys than a person's; they stay on the coordinator.
-- local: _prisma_migrations
-- local: ended_session
-- local: verification_code
-- local: login_challenge
-- local: invitation_opt_out
-- local: guess_count
-- local: spent_human_check
-- local: sense_feedback
-- local: article_count
-- local: chat_clock
-- local: event_outbox
-- local: call_budget
-- local: job_lease
COMMIT;
