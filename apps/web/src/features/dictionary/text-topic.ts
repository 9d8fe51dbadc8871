import { createContext } from 'react'

/** What the text is about in which words are looked up, as `topicWords` says it; empty outside a text. */
export const TextTopic = createContext('')
