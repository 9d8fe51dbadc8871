/** Key under which a visitor's placement is kept on this device. */
export const ANSWERS_KEY = 'word-check'

/** Returns true if a placement that no account has taken along yet is on this device. */
export function hasKeptAnswers(): boolean {
  try {
    return localStorage.getItem(ANSWERS_KEY) !== null
  } catch {
    return false
  }
}
