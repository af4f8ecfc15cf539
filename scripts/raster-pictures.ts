/**
 * Renders the drawn pictures in lists as WebP files, and the page's icon as a PNG file. Cards of activities and
 * locations go to `public/activities/cards/`; WebP files of vehicles, airlines and bus companies are placed beside
 * their SVG files. A page renders each SVG image as a document of its own on the main thread, but decodes WebP and PNG
 * images off it. Run after the scripts that draw: `npx node scripts/raster-pictures.ts`. A test compares the SVG files
 * with `raster-sources.json`.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from 'playwright'
import { chromiumAt, ensureChromium } from './chromium.ts'

const root = new URL('../public/', import.meta.url)

/** Folders of pictures, with the width and height of their WebP files in pixels. */
const folders = [
  { from: 'activities/', to: 'activities/cards/', width: 560, height: 420 },
  { from: 'activities/places/', to: 'activities/cards/places/', width: 560, height: 420 },
  { from: 'vehicles/', to: 'vehicles/', width: 480, height: 200 },
  { from: 'airlines/', to: 'airlines/', width: 96, height: 96 },
  { from: 'bus-companies/', to: 'bus-companies/', width: 96, height: 96 },
]

const browser = await chromium.launch(chromiumAt(ensureChromium()))
const page = await browser.newPage()
const session = await page.context().newCDPSession(page)
await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } })

async function encode(svg: string, width: number, height: number, format: 'webp' | 'png' = 'webp'): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await page.setContent(`<body style="margin:0"><img src="${source}" style="display:block;width:100%" alt="">`)
  const { data } = await session.send('Page.captureScreenshot', { format, ...(format === 'webp' && { quality: 75 }) })
  return Buffer.from(data, 'base64')
}

/** The first 16 hex digits of each SVG file's SHA-256, by path. */
const sources: Record<string, string> = {}

/** Reads an SVG file and records its hash in `sources`. */
function read(path: string): string {
  const svg = readFileSync(new URL(path, root), 'utf8')
  sources[path] = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  return svg
}

for (const { from, to, width, height } of folders) {
  mkdirSync(new URL(to, root), { recursive: true })
  for (const old of readdirSync(new URL(to, root))) if (old.endsWith('.webp')) rmSync(new URL(to + old, root))
  const names = readdirSync(new URL(from, root)).filter((name) => name.endsWith('.svg'))
  let bytes = 0
  for (const name of names) {
    const file = await encode(read(from + name), width, height)
    bytes += file.length
    writeFileSync(new URL(`${to}${basename(name, '.svg')}.webp`, root), file)
  }
  process.stdout.write(`${to}: ${names.length} pictures, ${Math.round(bytes / names.length)} bytes each\n`)
}
writeFileSync(new URL('icons/icon-48.png', root), await encode(read('icons/icon.svg'), 48, 48, 'png'))
writeFileSync(new URL('raster-sources.json', import.meta.url), `${JSON.stringify(sources, null, 2)}\n`)
await browser.close()
