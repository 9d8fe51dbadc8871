import { isOpenTo, isShown } from './visibility-text'

/**
 * SQL of a person as `publicUserInfo` has them, as a JSON object. Names and bio are empty for a viewer to whom they are not
 * shown.
 *
 * @param u alias of their account
 * @param viewer SQL of the viewer's id
 * @param always condition under which the viewer sees the name whatever its owner chose: themselves, staff of their school
 * @param otherwise SQL of what stands for the first name of who has no name; null for nothing
 */
export function personJson(u: string, viewer: string, always: string, otherwise?: string): string {
  const firstName = otherwise
    ? `CASE WHEN ${u}.first_name || ${u}.last_name = '' THEN coalesce(${otherwise}, '') ELSE ${u}.first_name END`
    : `${u}.first_name`
  // Who the viewer is to them is found out once (OFFSET keeps it from being copied to each place).
  return `(SELECT jsonb_build_object('id', ${u}.id, 'username', ${u}.username,
    'first_name', CASE WHEN seen.name THEN ${firstName} ELSE '' END,
    'last_name', CASE WHEN seen.name THEN ${u}.last_name ELSE '' END,
    'bio', CASE WHEN seen.bio THEN ${u}.bio ELSE '' END,
    'avatarId', ${u}.avatar_id)
  FROM (
    SELECT whole OR (is_open AND ${isShown(u, 'shows_name')}) AS name, whole OR (is_open AND ${isShown(u, 'shows_bio')}) AS bio
    FROM (SELECT whole, whole OR ${isOpenTo(u, viewer)} AS is_open FROM (SELECT ${always} AS whole OFFSET 0) asked OFFSET 0) asked
    OFFSET 0
  ) seen)`
}
