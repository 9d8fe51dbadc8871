/** The first text for a new user, at level B1, written for this product. */
export const welcomeText = {
  title: 'A Small Door in Quarry Lane',
  text: `Welcome! Press Read, then tap any word in this story that you don’t know. You’ll see what it means in its sentence. Press Save to keep it. You’ll see it again when you learn.

For almost a year Nadia walked past the small green door in Quarry Lane without noticing it. She was always in a hurry, and the door was easy to miss. It stood between a bakery and a shop that mended bicycles, and it had no name on it, only a brass handle that somebody must have polished every morning.

One wet evening she missed her bus. The rain was pouring down, so she stepped under the narrow roof above the door to wait for the next one. From inside came the sound of people laughing. Then the door opened, and an elderly man with flour on his sleeves looked out at her.

“You’re early,” he said cheerfully. “Come in before you get soaked.”

Nadia tried to explain that he had mistaken her for someone else, but he had already gone to fetch a towel. The room behind him was warm and crowded. There was one long table, and around it sat a dozen people who were reading aloud to each other, each from a different book. Nobody seemed to mind that it made no sense. When somebody came across a word they liked, they stopped, wrote it on a scrap of paper and dropped it into a large glass jar.

“What happens to the words?” Nadia asked.

“We look after them,” said the woman next to her. “Every Friday we take a few out and try to use them. If you only read a word once, it slips away. If you meet it again, it begins to belong to you.”

Someone handed Nadia a cup of tea and an old book with a torn cover. She had meant to stay for five minutes. When she finally got up to leave, the rain had stopped, three buses had gone by, and there were seven new words in the jar, written in her own handwriting.

The next Friday she was not early at all. She was exactly on time.`,
} as const
