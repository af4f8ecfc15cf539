/**
 * Draws a monogram for every company of the gateway's embedded bus supplier into `public/bus-companies/`. Run: `npx
 * node scripts/build-bus-marks.ts`, then `npx node scripts/raster-pictures.ts`.
 */
import { writeFileSync } from 'node:fs'
import { companies, companyMarks } from '../server/supply/bus/bus-companies.ts'

/**
 * Colours of the companies' monograms: one dark colour per company; white letters on it have a contrast ratio of at
 * least 4.5.
 */
// oxfmt-ignore
const colours = [
  '#0f766e', '#9a3412', '#1d4ed8', '#0369a1', '#4d7c0f', '#92400e', '#7e22ce', '#334155', '#312e81', '#155e75', '#b91c1c', '#3f6212',
]

for (const [i, { shown }] of companies.entries()) {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<rect width="40" height="40" rx="20" fill="${colours[i % colours.length]}"/>`,
    '<path d="M4 29h32v1.6H4zM8 33h6v1.6H8zM18 33h6v1.6h-6zM28 33h5v1.6h-5z" fill="#fff" fill-opacity=".55"/>',
    `<text x="20" y="24" fill="#fff" font-family="system-ui,sans-serif" font-size="14" font-weight="700" text-anchor="middle">${companyMarks[i]}</text>`,
    '</svg>\n',
  ].join('')
  writeFileSync(new URL(`../public${shown.logo}`, import.meta.url), svg)
}
process.stdout.write(`${companies.length} marks\n`)
