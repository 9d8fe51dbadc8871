import { createContext } from 'react'

/** Topic of the text in which words are looked up, as returned by `topicWords`; empty outside a text. */
export const TextTopic = createContext('')
