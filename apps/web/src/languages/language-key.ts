/** Key under which the choice of translations is kept on this device. */
export const LANGUAGE_KEY = 'my-language'
