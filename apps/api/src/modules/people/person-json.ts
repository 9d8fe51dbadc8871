/**
 * SQL of a person as `publicUserInfo` has them, as a JSON object. Names and bio are empty where their owner does not show
 * them.
 *
 * @param u alias of their account
 * @param always condition under which the viewer sees the name whatever its owner chose: themselves, staff of their school
 * @param otherwise SQL of what stands for the first name of who has no name; null for nothing
 */
export function personJson(u: string, always: string, otherwise?: string): string {
  const named = `(${shows(u, 'shows_name')} OR ${always})`
  const firstName = otherwise
    ? `CASE WHEN ${u}.first_name || ${u}.last_name = '' THEN coalesce(${otherwise}, '') ELSE ${u}.first_name END`
    : `${u}.first_name`
  return `jsonb_build_object('id', ${u}.id, 'username', ${u}.username,
    'first_name', CASE WHEN ${named} THEN ${firstName} ELSE '' END,
    'last_name', CASE WHEN ${named} THEN ${u}.last_name ELSE '' END,
    'bio', CASE WHEN ${shows(u, 'shows_bio')} OR ${always} THEN ${u}.bio ELSE '' END,
    'avatarId', ${u}.avatar_id)`
}

/** SQL of one of somebody's choices; everything shows until they choose otherwise. */
export function shows(
  u: string,
  what: 'shows_name' | 'shows_bio' | 'shows_connections' | 'shows_vocabularies' | 'shows_articles',
): string {
  return `coalesce((${u}.privacy->>'${what}')::boolean, true)`
}

/** SQL of whether somebody is there for a viewer: who blocked them is not. */
export function isThereFor(u: string, viewer: string): string {
  return `NOT EXISTS (SELECT FROM user_block b WHERE b.blocker_id = ${u}.id AND b.blocked_id = ${viewer})`
}

/** SQL of whether a viewer may write to somebody: nobody has blocked the other, and they take messages from the viewer. */
export function takesMessagesFrom(u: string, viewer: string): string {
  return `(${u}.id <> ${viewer}
    AND NOT EXISTS (SELECT FROM user_block b WHERE (b.blocker_id, b.blocked_id) IN ((${u}.id, ${viewer}), (${viewer}, ${u}.id)))
    AND CASE coalesce(${u}.privacy->>'messages_from', 'everyone')
      WHEN 'everyone' THEN true
      WHEN 'followed' THEN EXISTS (
        SELECT FROM follow f WHERE f.follower_id = ${u}.id AND f.followed_id = ${viewer})
      ELSE false END)`
}
