/** Maximum age of cached answers, in seconds. The dictionary changes only when it is rebuilt. */
export const DICTIONARY_MAX_AGE_SECONDS = 600
