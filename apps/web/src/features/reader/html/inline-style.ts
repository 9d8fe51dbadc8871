/** Attribute under which an element's inline style survives cleaning, so that its look can be read. */
export const styleAttribute = 'data-style'
