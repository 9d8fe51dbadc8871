/** Texts around the first text for a new user. */
export const welcomeMessages = {
  byline: 'A story to welcome you',
  instructions:
    'Welcome! Press Read, then tap any word in this story that you don’t know. You’ll see what it means in its sentence. Press Save to keep it. You’ll see it again when you learn.',
}
