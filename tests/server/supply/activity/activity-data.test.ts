// @vitest-environment node
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allActivities, allLocations, type Activity } from '#server/supply/activity/activity-catalogue.ts'
import { startsOn } from '#server/supply/activity/activity-calendar.ts'
import { categories, suppliers } from '#server/supply/activity/activity-services.ts'
import { locationFeatureTypes } from '#server/supply/activity/activity-supply.ts'
import { distanceKm } from '#server/supply/distance.ts'
import { dayOf, clockMinute } from '#server/runtime/plain-days.ts'
import { activities, dateAfter, now, pair } from './activity-support.ts'

const all = [...allActivities().values()]
const places = [...allLocations().values()]

/**
 * Schema of a text without outer or double spaces, tags, straight apostrophes or quotation marks, spaces before commas,
 * `TODO` or three dots.
 */
const Text = z
  .string()
  .min(2)
  .regex(/^\S(?:.*\S)?$/)
  .refine((text) => !/ {2}|[<>'"]|TODO|\.\.\.| ,/.test(text))
const Names = z.strictObject({ tr: Text, en: Text })
const Id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const inTurkey = { latitude: z.number().min(35.8).max(42.2), longitude: z.number().min(25.6).max(44.9) }
const Service = z.object({ icon: Id, name: Names })
const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

const Location = z.object({
  location: z.object({ id: Id, name: Names, city: Names, ...inTurkey, activityCount: z.int().min(1) }),
  content: z.array(Names).min(1),
  features: z.array(z.strictObject({ name: Names, type: z.enum(locationFeatureTypes) })).min(3),
})
const Detail = z.object({
  summary: z.object({ id: Id, name: Names, shortDescription: Names, durationMinutes: z.int().min(60) }),
  description: z.array(Names).min(1),
  freeServices: z.array(Service).min(2),
  services: z.array(Service).min(2),
  notIncluded: z.array(Names).min(1),
  notes: z.array(Names),
  dayPlans: z
    .array(z.object({ id: Id, title: Names, content: Names, steps: z.array(z.object({ name: Names })).min(1) }))
    .min(1),
  departureZones: z.array(z.object({ id: Id, name: Names, address: Text, directions: Names, ...inTurkey })).min(1),
  languages: z.array(z.enum(['tr', 'en', 'de', 'ru', 'ar', 'es'])).min(2),
  season: z.nullable(z.object({ from: MonthDay, to: MonthDay })),
})

const unique = (ids: readonly string[]) => expect(new Set(ids).size).toBe(ids.length)

/**
 * Returns the number of days from 1 December 2026 to the first start of the activity; Infinity if there is none within
 * 366 days.
 */
function firstDay(activity: Activity): number {
  const today = dayOf('2026-12-01') ?? 0
  for (let days = 1; days <= 366; days += 1) if (startsOn(activity, today + days).length > 0) return days
  return Infinity
}

describe('data of activities', () => {
  test('are 60 activities or more in 25 places or more, each with an ID of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(places.length).toBeGreaterThanOrEqual(25)
    unique([...all.map(({ row }) => row.id), ...places.map(({ row }) => row.id)])
    unique(all.map(({ row }) => row.name[0]))
    unique(all.map(({ row }) => row.short[1]))
    for (const { packages } of all) unique(packages.map(({ shown }) => shown.id))
    expect(new Set(all.map(({ row }) => row.category)).size).toBe(categories.size)
    expect(new Set(all.map(({ row }) => row.by)).size).toBe(suppliers.size)
  })

  test('have every text in both languages, and coordinates in Türkiye', () => {
    expect(places.map(({ detail }) => Location.safeParse(detail).error?.message)).toEqual(places.map(() => undefined))
    expect(all.map(({ detail }) => Detail.safeParse(detail).error?.message)).toEqual(all.map(() => undefined))
  })

  test('end their sentences', () => {
    const open = all.flatMap(({ detail }) => {
      const contents = detail.dayPlans.map(({ content }) => content)
      const sentences = [detail.summary.shortDescription, ...detail.description, ...detail.notes, ...contents]
      return sentences.flatMap(({ tr, en }) => [tr, en]).filter((text) => !text.endsWith('.'))
    })
    expect(open).toEqual([])
  })

  test('meet near the location where they begin', () => {
    const far = all.flatMap(({ detail: { summary, departureZones } }) => {
      const start = places.find(({ row }) => row.id === summary.departure.id)?.detail.location
      return departureZones
        .filter((zone) => !start || distanceKm(zone, start) > 45)
        .map(({ id }) => `${summary.id} ${id}`)
    })
    expect(far).toEqual([])
  })

  test('can be booked within 60 days, or else in their season', () => {
    const idle = all.filter((activity) => firstDay(activity) > (activity.row.season ? 366 : 60))
    expect(idle.map(({ row }) => row.id)).toEqual([])
    const soon = all.filter((activity) => firstDay(activity) <= 60)
    expect(soon.length).toBeGreaterThan(30)
  })

  test('cost what such things cost, a child never more than an adult', () => {
    for (const activity of all) {
      const date = dateAfter('2026-12-01', Math.min(330, firstDay(activity)))
      const [offer] = activities.departures(activity.row.id, { from: date, to: date }, now).flatMap(({ name }) => {
        const found = activities.packages(
          `${name.activity}_${date.replaceAll('-', '')}T${time(name.minute)}`,
          pair,
          now,
        )
        return found?.outcome === 'known' ? found.offers : []
      })
      if (!offer) continue
      const days = activity.summary.durationDays ?? 1
      expect(offer.price.adult).toBeGreaterThan(400_00)
      expect(offer.price.adult).toBeLessThan(10_000_00 * days)
      for (const [from, percent] of activity.row.ages) {
        expect(from).toBeLessThan(18)
        expect(percent).toBeLessThanOrEqual(100)
      }
    }
  })

  test('have plans in the order of the clock, with a day for each day', () => {
    for (const { detail } of all) {
      const { summary, dayPlans } = detail
      if (summary.durationDays !== null) {
        expect(dayPlans.length).toBe(summary.durationDays)
      }
      for (const { steps } of dayPlans) {
        const minutes = steps.flatMap(({ time: at }) => (at === null ? [] : [clockMinute(at) ?? -1]))
        expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
        expect(minutes).not.toContain(-1)
      }
    }
  })

  test('plan nothing before the start of the first day', () => {
    const early = all.filter(({ detail, starts }) => {
      const times =
        detail.dayPlans[0]?.steps.flatMap(({ time: at }) => (at === null ? [] : [clockMinute(at) ?? -1])) ?? []
      return Math.min(...times) < Math.min(...starts.summer)
    })
    expect(early.map(({ row }) => row.id)).toEqual([])
  })
})

const time = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`
