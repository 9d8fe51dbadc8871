/** What the user may do with the messages of a chat. */
export interface MessageAbilities {
  readonly chatId: number
  /** Delete other people's messages and pause their authors. */
  readonly moderate: boolean
  readonly onDelete: (id: number) => void
}
