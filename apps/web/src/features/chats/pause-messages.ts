/** Texts of ending a student’s pause. */
export const pauseUiMessages = {
  unpause: 'Unpause',
  unpauseStudent: (name: string) => `Unpause ${name}`,
  unpaused: (name: string) => `${name} can write again.`,
}
