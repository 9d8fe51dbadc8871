/** Database of what somebody has shared with the app; logging out deletes it. */
export const SHARED_DATABASE = 'shared'
