/**
 * What only processes of the version before need: the next release drops these indexes, and the triggers with their
 * functions. A test checks that they are there.
 */
export const dropNext = {
  indexes: [
    // Rows that it looks up by their id alone.
    'encounter_id_idx',
    'game_session_id_idx',
    'game_session_id_ordinal_idx',
    'placement_id_idx',
  ],
  // Rows that it stores without their person or school.
  triggers: [
    'assignment_without_school',
    'game_without_person',
    'token_without_person',
    'use_without_school',
  ],
} as const

/** Keys that a cluster of databases would refuse today. A test lets no other key be wrong, and none stay that is right. */
export const keysNotYet: readonly string[] = [
  // Articles and vocabularies are found by their id alone, and their words have no person yet.
  'article_pkey',
  'article_sense_article_id_fkey',
  'article_word_article_id_fkey',
  'custom_voc_pkey',
  'custom_voc_spell_voc_id_fkey',
  // Rows of readers and schools point to articles and vocabularies of other people.
  'article_progress_article_id_fkey',
  'assignment_article_id_fkey',
  'assignment_voc_id_fkey',
  'encounter_article_id_fkey',
  // Two people meet, or a person and a chat or school: when an account is deleted, the service must follow these.
  'assignment_created_by_id_fkey',
  'chat_high_user_id_fkey',
  'chat_low_user_id_fkey',
  'chat_member_user_id_fkey',
  'follow_followed_id_fkey',
  'invitation_created_by_id_fkey',
  'invitation_use_user_id_fkey',
  'message_user_id_fkey',
  'school_member_user_id_fkey',
  'staff_password_reset_staff_id_fkey',
  'user_block_blocked_id_fkey',
  // A chat is found by its two people, or by its classroom.
  'chat_classroom_id_fkey',
  'chat_classroom_id_key',
  'chat_low_user_id_high_user_id_key',
  // Chats point to classrooms by their id alone.
  'classroom_pkey',
  // Unique among everybody: they need a directory that each machine has.
  'invitation_code_key',
  'school_username_lower_key',
  'user_account_email_key',
  'user_account_username_lower_key',
]
