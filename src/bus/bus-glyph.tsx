import type { ComponentProps } from 'react'
import { Drawing } from '#ui/icon.tsx'

/** Icon outlines that only bus screens use. They are not in `icon-paths.ts`, because every page loads that file. */
const paths = {
  charging: 'M9 3v5m6-5v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0V8Zm5.5 8.5V21',
  wifi: 'M3.5 9.5a12 12 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.3a3.8 3.8 0 0 1 5 0M12 19.5v.01',
  tv: 'M4 6.5h16V17H4V6.5Zm5 14h6M12 17v3.5',
  headphones:
    'M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15m-15-1h2A1.5 1.5 0 0 1 8 15.5v3A1.5 1.5 0 0 1 6.5 20H6a1.5 1.5 0 0 1-1.5-1.5V14Zm15 0h-2a1.5 1.5 0 0 0-1.5 1.5v3a1.5 1.5 0 0 0 1.5 1.5h.5a1.5 1.5 0 0 0 1.5-1.5V14Z',
  mobile: 'M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5Zm3 14h2',
  break: 'M5 9h11v5.5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14.5V9Zm11 1.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3.5V6m5-2.5V6',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  wheel:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-6.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm0 0V21m-2.4-9.7L3.5 9.5m10.9 1.8 6.1-1.8',
} as const

type BusGlyphName = keyof typeof paths

export function BusGlyph({
  name,
  size = 20,
  ...rest
}: Omit<ComponentProps<typeof Drawing>, 'path'> & { name: BusGlyphName }) {
  return <Drawing {...rest} size={size} path={paths[name]} />
}
