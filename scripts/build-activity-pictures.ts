/**
 * Draws a scene for every activity and location of the gateway's embedded activity supplier into `public/activities/`.
 * The ID is the random seed, so no two pictures are alike. Run: `npx node scripts/build-activity-pictures.ts`.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { allActivities, allLocations } from '../server/supply/activity/activity-catalogue.ts'
import type { Scene } from '../server/supply/activity/activity-rows.ts'
import { createCanvas, type Canvas } from './activity-scenes/canvas.ts'
import { ancientScenes } from './activity-scenes/ancient-scenes.ts'
import { cityScenes } from './activity-scenes/city-scenes.ts'
import { coastScenes } from './activity-scenes/coast-scenes.ts'
import { forestScenes } from './activity-scenes/forest-scenes.ts'
import { gardenScenes } from './activity-scenes/garden-scenes.ts'
import { rockScenes } from './activity-scenes/rock-scenes.ts'
import { roomScenes } from './activity-scenes/room-scenes.ts'
import { snowScenes } from './activity-scenes/snow-scenes.ts'
import { tableScenes } from './activity-scenes/table-scenes.ts'
import { waterScenes } from './activity-scenes/water-scenes.ts'

const scenes: Record<Scene, (canvas: Canvas) => void> = {
  ...ancientScenes,
  ...cityScenes,
  ...coastScenes,
  ...forestScenes,
  ...gardenScenes,
  ...rockScenes,
  ...roomScenes,
  ...snowScenes,
  ...tableScenes,
  ...waterScenes,
}
const largest = 12 * 1024

/** Number of pictures that this script has drawn so far, by scene (what a picture shows). */
const drawn = new Map<Scene, number>()

function draw(scene: Scene, seed: string): string {
  const turn = drawn.get(scene) ?? 0
  drawn.set(scene, turn + 1)
  const canvas = createCanvas(seed, turn)
  scenes[scene](canvas)
  const svg = canvas.svg()
  if (svg.length > largest) throw new Error(`The picture of ${seed} has ${svg.length} bytes`)
  return svg
}

const folder = new URL('../public/activities/', import.meta.url)
const places = new URL('places/', folder)
mkdirSync(places, { recursive: true })
for (const one of [folder, places])
  for (const name of readdirSync(one)) if (name.endsWith('.svg')) rmSync(new URL(name, one))

let bytes = 0
function write(scene: Scene, name: string): void {
  const svg = draw(scene, name)
  bytes += svg.length
  writeFileSync(new URL(`${name}.svg`, folder), svg)
}
for (const { row } of allActivities().values()) write(row.scene, row.id)
for (const { row } of allLocations().values()) write(row.scene, `places/${row.id}`)
process.stdout.write(`${allActivities().size} activities, ${allLocations().size} locations, ${bytes} bytes\n`)
