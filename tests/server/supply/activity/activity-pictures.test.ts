// @vitest-environment node
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cardPicture } from '#server/api/activity/wire-activity.ts'
import sources from '../../../../scripts/raster-sources.json' with { type: 'json' }
import { allActivities, allLocations } from '#server/supply/activity/activity-catalogue.ts'

const folder = new URL('../../../../public/', import.meta.url)
const images = [
  ...[...allActivities().values()].map(({ summary }) => summary.image),
  ...[...allLocations().values()].map(({ detail }) => detail.location.image),
]
const svgOf = (image: string) => readFileSync(new URL(image.slice(1), folder), 'utf8')

describe('pictures of activities and locations', () => {
  test('exist for each and for nothing else', () => {
    const drawn = ['activities/', 'activities/places/'].flatMap((path) =>
      readdirSync(new URL(path, folder))
        .filter((name) => name.endsWith('.svg'))
        .map((name) => `/${path}${name}`),
    )
    expect(drawn.toSorted()).toEqual(images.toSorted())
  })

  test('have one each for cards, of 30 KB at most', () => {
    const files = ['activities/cards/', 'activities/cards/places/'].flatMap((path) =>
      readdirSync(new URL(path, folder))
        .filter((name) => name.endsWith('.webp'))
        .map((name) => `/${path}${name}`),
    )
    expect(files.toSorted()).toEqual(images.map(cardPicture).toSorted())
    for (const file of files) expect(statSync(new URL(file.slice(1), folder)).size).toBeLessThanOrEqual(30 * 1024)
    expect(cardPicture('https://images.example/activities/a.svg')).toBe('https://images.example/activities/a.svg')
  })

  test('those of vehicles and the icon have been made raster files since they were drawn last', () => {
    const hashed = (path: string) => {
      const svg = readFileSync(new URL(path, folder))
      return [path, createHash('sha256').update(svg).digest('hex').slice(0, 16)]
    }
    expect(Object.fromEntries(Object.keys(sources).map(hashed))).toEqual(sources)
    expect(Object.keys(sources)).toEqual(
      expect.arrayContaining(['icons/icon.svg', ...images.map((image) => image.slice(1))]),
    )
  })

  test('are 4:3, of 12 KB at most, without text and without anything from elsewhere', () => {
    for (const svg of images.map(svgOf)) {
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(12 * 1024)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600"/)
      expect(svg).not.toMatch(/<text|<image|<script|<style|NaN|undefined/)
      expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\((?!#)|href="(?!#)/)
    }
  })

  test('are all different', () => {
    expect(new Set(images.map(svgOf)).size).toBe(images.length)
  })
})
