/**
 * Draws a side view of every vehicle class into `public/vehicles/`, in mid-tones that contrast with both light and dark
 * pages. Run: `npx node scripts/build-vehicle-pictures.ts`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { VehicleClass } from '../server/supply/transfer/transfer-supply.ts'

interface Drawing {
  /** SVG path of the outline of the vehicle's body in a view box of 240 × 100; the road is at y = 84. */
  body: string
  colour: string
  /** SVG path of the darker strip along the bottom of the vehicle's body. */
  sill: string
  windows: string[]
  /** SVG path of the outlines of the vehicle's doors. */
  doors: string
  handles: string[]
  wheels: { x: number; radius: number }[]
  /** Left end of the headlamp (x), right end of the tail lamp (x), and the height of both (y). */
  front: number
  rear: number
  lamps: number
}

const round = (x: number, y: number, width: number, height: number, radius: number) =>
  `M${x + radius} ${y}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${height - 2 * radius}q0 ${radius}-${radius} ${radius}H${x + radius}q-${radius} 0-${radius}-${radius}V${y + radius}q0-${radius} ${radius}-${radius}z`

/** Returns SVG paths of a row of windows of equal width. */
const row = (from: number, to: number, count: number, y: number, height: number, gap = 3): string[] => {
  const width = (to - from - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) =>
    round(Math.round((from + index * (width + gap)) * 10) / 10, y, Math.round(width * 10) / 10, height, 2),
  )
}

/** Drawings by vehicle class. All vehicles face left. */
const drawings: Record<VehicleClass, Drawing> = {
  sedan: {
    body: 'M14 74q-4-1-4-7v-8q0-5 6-7l40-8 22-16q7-5 17-5h42q9 0 16 5l24 17 36 5q10 2 12 9l2 9q0 5-5 6z',
    colour: '#3b82c4',
    sill: 'M12 67h213v4q0 3-4 3H16q-4 0-4-4z',
    windows: ['M62 43 82 30q5-3 12-3h19v17z', 'M118 27h18q8 0 13 4l19 13h-50z'],
    doors: 'M115.5 45v25M66 45q-3 12 2 25M172 46q2 12-6 22',
    handles: ['M100 50h9', 'M152 50h9'],
    wheels: [
      { x: 52, radius: 14 },
      { x: 185, radius: 14 },
    ],
    front: 11,
    rear: 226,
    lamps: 55,
  },
  executive: {
    body: 'M12 74q-5-1-5-7v-8q0-5 6-7l48-9 24-16q7-5 17-5h44q10 0 18 5l22 16 38 5q9 1 10 8l1 11q0 6-5 7z',
    colour: '#5b6b84',
    sill: 'M9 67h225v4q0 3-4 3H13q-4 0-4-4z',
    windows: ['M68 43 88 30q5-3 12-3h20v16z', 'M124 27h20q8 0 14 4l17 12h-51z'],
    doors: 'M122 45v25M70 45q-3 12 2 25M178 45q2 12-6 23',
    handles: ['M106 49h10', 'M158 49h10'],
    wheels: [
      { x: 50, radius: 15 },
      { x: 190, radius: 15 },
    ],
    front: 8,
    rear: 233,
    lamps: 54,
  },
  suv: {
    body: 'M16 72q-4-1-4-7V51q0-6 6-8l38-6 20-18q5-5 14-5h104q10 0 14 7l9 19q10 2 10 9v19q0 5-5 6z',
    colour: '#0d9488',
    sill: 'M12 62h214v6q0 5-4 5H16q-4 0-4-4z',
    windows: ['M64 37 80 22q3-3 9-3h24v18z', 'M118 19h32v18h-32z', 'M155 19h36q6 0 9 5l6 13h-51z'],
    doors: 'M115.5 19v49M152.5 19v27q4 12-4 21M66 39q-3 14 2 29',
    handles: ['M100 44h9', 'M137 44h9'],
    wheels: [
      { x: 54, radius: 16 },
      { x: 184, radius: 16 },
    ],
    front: 13,
    rear: 225,
    lamps: 47,
  },
  minivan: {
    body: 'M16 74q-5-1-5-7V52q0-6 5-9l20-8 25-19q6-5 15-5h136q9 0 11 8l5 46q1 8-7 9z',
    colour: '#7488a3',
    sill: 'M11 65h217v4q0 5-5 5H16q-5 0-5-5z',
    windows: ['M46 36 66 20q4-4 10-4h8v20z', 'M89 16h40v20H89z', 'M134 16h40v20h-40z', 'M179 16h30q5 0 6 5l2 15h-38z'],
    doors: 'M86.5 37v32M131.5 16v53M176.5 16v53M50 38q-3 16 4 31',
    handles: ['M74 43h8', 'M119 43h8'],
    wheels: [
      { x: 50, radius: 14 },
      { x: 186, radius: 14 },
    ],
    front: 12,
    rear: 227,
    lamps: 48,
  },
  minibus: {
    body: 'M12 76q-5-1-5-7V52q0-5 4-8l14-7 19-25q5-6 13-6h166q8 0 9 8l3 54q0 7-6 8z',
    colour: '#d97706',
    sill: 'M7 66h228v4q0 6-5 6H12q-5 0-5-5z',
    windows: ['M33 38 49 16q3-4 8-4h9v26z', ...row(71, 226, 5, 12, 24)],
    doors: 'M68.5 12v58M101 12v58',
    handles: ['M56 46h8', 'M89 46h8'],
    wheels: [
      { x: 44, radius: 14 },
      { x: 190, radius: 14 },
    ],
    front: 8,
    rear: 234,
    lamps: 50,
  },
  midibus: {
    body: 'M10 76q-5-1-5-7V42q0-6 2-11l7-20q2-6 9-6h203q8 0 9 8l1 55q0 7-6 8z',
    colour: '#7c6bc4',
    sill: 'M5 64h231v6q0 6-5 6H10q-5 0-5-5z',
    windows: ['M11 40l7-22q1-5 6-5h8v27z', ...row(57, 230, 6, 12, 26)],
    doors: 'M36 12h17v62H36zM44.5 12v62M60 58h170',
    handles: [],
    wheels: [
      { x: 74, radius: 13 },
      { x: 186, radius: 13 },
    ],
    front: 6,
    rear: 235,
    lamps: 56,
  },
  coach: {
    body: 'M9 77q-5-1-5-7V34q0-6 2-12l5-15q2-5 8-5h210q8 0 8 8v60q0 6-6 7z',
    colour: '#be4b6b',
    sill: 'M4 62h233v9q0 6-5 6H9q-5 0-5-5z',
    windows: ['M9 38l6-24q1-4 6-4h6v28z', ...row(48, 232, 7, 8, 26, 2)],
    doors: 'M30 8h14v67H30zM60 46h172M96 50v22M130 50v22M164 50v22',
    handles: [],
    wheels: [
      { x: 70, radius: 13 },
      { x: 182, radius: 13 },
      { x: 211, radius: 13 },
    ],
    front: 5,
    rear: 236,
    lamps: 55,
  },
}

function wheel({ x, radius }: Drawing['wheels'][number]): string {
  const y = 84 - radius
  return [
    `<circle cx="${x}" cy="${y}" r="${radius + 2.5}" fill="#1e293b" fill-opacity=".55"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#334155"/>`,
    `<circle cx="${x}" cy="${y}" r="${Math.round(radius * 6) / 10}" fill="#cbd5e1"/>`,
    `<circle cx="${x}" cy="${y}" r="${Math.round(radius * 2) / 10}" fill="#64748b"/>`,
  ].join('')
}

function draw({ body, colour, sill, windows, doors, handles, wheels, front, rear, lamps }: Drawing): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 100">',
    '<ellipse cx="120" cy="86" rx="114" ry="5" fill="#64748b" fill-opacity=".28"/>',
    `<path d="${body}" fill="${colour}"/>`,
    `<path d="${sill}" fill="#0f172a" fill-opacity=".28"/>`,
    `<path d="${windows.join('')}" fill="#e0f2fe"/>`,
    `<path d="${windows.join('')}" fill="#0f172a" fill-opacity=".38"/>`,
    `<path d="${doors}" fill="none" stroke="#0f172a" stroke-opacity=".35" stroke-width="1.4"/>`,
    handles.length > 0
      ? `<path d="${handles.join('')}" stroke="#f8fafc" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/>`
      : '',
    `<path d="${round(front, lamps, 9, 5, 2)}" fill="#fde68a"/>`,
    `<path d="${round(rear - 7, lamps, 7, 6, 2)}" fill="#ef4444"/>`,
    ...wheels.map(wheel),
    '</svg>\n',
  ].join('')
}

const folder = new URL('../public/vehicles/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, drawing] of Object.entries(drawings)) {
  const svg = draw(drawing)
  writeFileSync(new URL(`${name}.svg`, folder), svg)
  process.stdout.write(`${name} ${svg.length} bytes\n`)
}
