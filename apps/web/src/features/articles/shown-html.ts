import type { ComponentType } from 'react'

/** Shows sanitised HTML as it will be read. */
export type ShownHtml = ComponentType<{ html: string }>
