/** Texts shown before the games, and when a learner leaves them too early. */
export const learningGamesMessages = {
  preparing: 'Preparing your games…',
  offline: 'You’re offline, so we can’t make new games. Try a session that’s ready.',
  notMade: 'We couldn’t make your games',
  stillSending: 'We’re still sending an answer. You can leave once we’ve sent it.',
}
