/** Texts of what the editor of articles shows beside the text. */
export const articleToolsMessages = { level: 'Level:' }
