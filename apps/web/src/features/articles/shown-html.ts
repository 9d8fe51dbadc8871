import type { ComponentType } from 'react'

/** Component that renders sanitised HTML the way readers will see it. */
export type ShownHtml = ComponentType<{ html: string }>
