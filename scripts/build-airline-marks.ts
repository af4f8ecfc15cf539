/**
 * Draws a monogram for every carrier of the gateway's embedded flight supplier into `public/airlines/`, without the
 * carrier's own logo or colours. Run: `npx node scripts/build-airline-marks.ts`, then `npx node
 * scripts/raster-pictures.ts`.
 */
import { writeFileSync } from 'node:fs'
import { carriers } from '../server/supply/flight/carriers.ts'

/**
 * Colours of the carriers' monograms: one dark colour per carrier; white letters on it have a contrast ratio of at
 * least 4.5.
 */
const colours = [
  '#4338ca',
  '#0f766e',
  '#a16207',
  '#0369a1',
  '#334155',
  '#9d174d',
  '#1d4ed8',
  '#047857',
  '#b91c1c',
  '#6d28d9',
  '#a21caf',
  '#c2410c',
]

for (const [i, { code }] of carriers.entries()) {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<rect width="40" height="40" rx="10" fill="${colours[i % colours.length]}"/>`,
    '<path d="M0 30 40 18v12a10 10 0 0 1-10 10H10A10 10 0 0 1 0 30z" fill="#000" fill-opacity=".16"/>',
    `<text x="20" y="26" fill="#fff" font-family="system-ui,sans-serif" font-size="17" font-weight="700" text-anchor="middle">${code}</text>`,
    '</svg>\n',
  ].join('')
  writeFileSync(new URL(`../public/airlines/${code}.svg`, import.meta.url), svg)
}
process.stdout.write(`${carriers.length} marks\n`)
