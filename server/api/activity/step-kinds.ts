/** The Turkish and English names of the kinds of steps in an activity's day plan, such as 'Walk' or 'Meal'. */
import type { PlanStep } from '#server/supply/activity/activity-supply.ts'
import { messageLanguage } from '#server/text/messages.ts'

const kinds: Record<PlanStep['kind'], { tr: string; en: string }> = {
  visit: { tr: 'Gezi', en: 'Visit' },
  walk: { tr: 'Yürüyüş', en: 'Walk' },
  drive: { tr: 'Yolculuk', en: 'Drive' },
  boat: { tr: 'Tekne', en: 'Boat' },
  meal: { tr: 'Yemek', en: 'Meal' },
  free: { tr: 'Serbest zaman', en: 'Free time' },
  activity: { tr: 'Etkinlik', en: 'Activity' },
  stay: { tr: 'Konaklama', en: 'Overnight stay' },
}

export const stepKind = (kind: PlanStep['kind'], language: string): string => kinds[kind][messageLanguage(language)]
