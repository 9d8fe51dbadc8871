/** Loads what shows the words to learn when it's opened, from a file of its own: it names thirty files that no text needs. */
export const coverageOverlays = {
  sheet: async () => (await import('./coverage-sheet')).CoverageSheet,
  popover: async () => {
    const { CoveragePopover, fetchPopover } = await import('./coverage-popover')
    await fetchPopover()
    return CoveragePopover
  },
}
