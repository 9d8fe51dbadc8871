/** Texts of the panel with the words to learn. */
export const coveragePanelMessages = { title: 'Words to learn' }
