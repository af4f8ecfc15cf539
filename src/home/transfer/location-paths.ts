import { iconPaths } from '#ui/icon-paths.ts'

const buildings = 'M4 20V9.5L9.5 7v13m0-8.5 5-3.5 5.5 3V20M3 20h18M13 13h.01M16.5 13h.01M13 16.5h.01m3.49 0h.01'

/** SVG paths of the icons for the kinds of places (`LocationKind`), on a 24 × 24 grid. */
export const locationPaths: ReadonlyMap<string, string> = new Map([
  ['airport', iconPaths.plane],
  ['port', 'M12 7.5V21m0-13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8.5 11h7M4.5 14c.5 4 3.5 7 7.5 7s7-3 7.5-7'],
  ['terminal', iconPaths.bus],
  ['centre', buildings],
  ['district', buildings],
  ['area', iconPaths.location],
  ['hotels', 'M3.5 6v13m0-3.5h17m0 3.5v-6a2.5 2.5 0 0 0-2.5-2.5h-7v5m-4-1.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z'],
])
