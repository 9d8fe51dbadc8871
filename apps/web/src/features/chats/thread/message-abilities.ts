/** What may be done with the messages of a chat. */
export interface MessageAbilities {
  readonly chatId: number
  /** Delete messages of others, and pause who wrote them. */
  readonly moderate: boolean
  readonly onDelete: (id: number) => void
}
