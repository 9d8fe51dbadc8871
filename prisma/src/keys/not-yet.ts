/**
 * What only processes of the version before need: the next release drops these indexes, and the triggers with their
 * functions. A test checks that they are there.
 */
export const dropNext = {
  indexes: [
    // Rows that it looks up by their id alone, words that it finds by their article or vocabulary alone, and chats by their
    // classroom or their two people.
    'article_sense_article_id_offset_key',
    'article_word_article_id_idx',
    'chat_classroom_id_key',
    'chat_low_user_id_high_user_id_key',
    'custom_voc_spell_voc_id_id_idx',
    'encounter_id_idx',
    'game_session_id_idx',
    'game_session_id_ordinal_idx',
    'placement_id_idx',
    // Names and codes that it finds accounts, schools and invitations by, and notices as taken.
    'invitation_code_key',
    'school_username_lower_key',
    'user_account_email_key',
    'user_account_username_lower_key',
  ],
  // Rows that it stores without their person, school, names or place in a directory, and messages of a deleted author.
  triggers: [
    'account_with_messages',
    'account_without_names',
    'article_sense_without_author',
    'article_word_without_author',
    'assignment_without_school',
    'chat_not_noted',
    'chat_without_directory',
    'chat_without_school',
    'game_without_person',
    'invitation_without_code',
    'listed_word_without_owner',
    'school_without_name',
    'token_without_person',
    'use_without_school',
  ],
} as const

/** Keys that a cluster of databases would refuse today. A test lets no other key be wrong, and none stay that is right. */
export const keysNotYet: readonly string[] = []
