/** Returns the id of an option's element, for aria-activedescendant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
