import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useRootData } from '#api/root-data.ts'
import { locationsAddress } from '#activity/activity-addresses.ts'
import { ActivityCard } from '#activity/activity-card.tsx'
import { CardList } from '#activity/card-list.tsx'
import { Picture } from '#activity/picture.tsx'
import { DaySearch } from '#activity/places/day-search.tsx'
import { LocationFeature } from '#activity/places/location-feature.tsx'
import styles from '#activity/places/location-screen.module.css'
import grid from '#activity/popular-sections.module.css'
import { CardSection, MustSeePlaces, PopularActivities } from '#activity/popular-sections.tsx'
import { useDaySearch } from '#activity/places/use-day-search.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import type { ActivityLocation, ActivitySummary } from '#contract/activity-parts.ts'
import type { ActivityLocationDetail, FeatureTypes } from '#contract/activity-search.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Page } from '#ui/page.tsx'
import { SanitizedHtml } from '#ui/sanitized-html.tsx'
import { usePressedPart } from '#ui/use-pressed-part.ts'

const fetchPopup = async () => (await import('#booking/day-prices/dates-popup.tsx')).DatesPopup

/** Data that a location's page shows. */
export interface LocationPage {
  location: ActivityLocationDetail
  /** Popular activities, without those that `location.popular_activities` contains. */
  popular: ActivitySummary[]
  /** Must-see locations. The location that the page shows is not among them. */
  places: ActivityLocation[]
  /**
   * Types of the features that locations can have, such as heritage, with name and icon; empty if they can't be loaded.
   */
  featureTypes: FeatureTypes
}

/**
 * Page of a location: picture, text, features, activities, and a date field. Choosing a date starts a search for
 * activities at the location.
 */
export function LocationScreen({ location, popular, places, featureTypes }: LocationPage) {
  const { t } = useLingui()
  const { today } = useRootData()
  const { form, day, choose } = useDaySearch(today)
  const [open, setOpen] = useState(false)
  const { Part: DatesPopup, preload, press } = usePressedPart(fetchPopup)
  const { name, image, city, content, features, popular_activities: activities } = location
  const count = location.activity_count || activities.length
  const where = [city.name, city.country?.name].filter((part) => part && part !== name).join(', ')
  const text = content?.content ?? ''
  const words = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return (
    <>
      <PageHead
        title={t`${name}: turlar ve etkinlikler`}
        description={beginning(words) || t`${name} turları, gezileri ve atölyeleri, tarihleri ve fiyatları.`}
      />
      <Page
        title={name}
        back={locationsAddress}
        width="wide"
        actions={
          <a
            href="#day"
            className={styles.calendar}
            aria-label={t`Tarih seç`}
            onPointerEnter={preload}
            onClick={(event) => {
              event.preventDefault()
              press(() => setOpen(true))
            }}
          >
            <Icon name={moreIcons.calendar} />
          </a>
        }
      >
        <div className={styles.screen}>
          <div className={styles.hero}>
            <Picture image={image} first className={styles.picture} />
            <p className={styles.where}>
              <Icon name="location" size={16} />
              {where && <span>{where}</span>}
              {count > 0 && (
                <span className={styles.count}>
                  <Plural value={count} one="# etkinlik" other="# etkinlik" />
                </span>
              )}
            </p>
          </div>
          <Card id="day" className={styles.day} title={<Trans>Hangi gün geliyorsunuz?</Trans>}>
            <DaySearch
              form={form}
              location={location.id}
              day={day}
              min={today}
              max={lastDayOnSale(today)}
              onChange={choose}
            />
          </Card>
          {(text || features.length > 0) && (
            <div className={styles.about}>
              {text && <SanitizedHtml html={text} fallback={<p>{words}</p>} />}
              {features.length > 0 && (
                <section aria-labelledby="features">
                  <h2 id="features" className={styles.heading}>
                    <Trans>Öne çıkanlar</Trans>
                  </h2>
                  <ul className={styles.features}>
                    {features.map((feature) => (
                      <LocationFeature key={feature.name} {...feature} types={featureTypes} />
                    ))}
                  </ul>
                </section>
              )}
            </div>
          )}
          {activities.length > 0 && (
            <CardSection title={<Trans>{name} etkinlikleri</Trans>}>
              <CardList items={activities} className={grid.grid}>
                {(activity) => <ActivityCard activity={activity} />}
              </CardList>
            </CardSection>
          )}
          <PopularActivities activities={popular} />
          <MustSeePlaces locations={places} />
        </div>
      </Page>
      {DatesPopup && (
        <Suspense fallback={null}>
          <DatesPopup
            title={t`Etkinlik tarihi`}
            dates={{ departure: day, return: day }}
            roundTrip={false}
            asks="departure"
            stay={0}
            max={lastDayOnSale(today)}
            today={today}
            open={open}
            priced={() => null}
            onClose={(chosen) => {
              setOpen(false)
              if (chosen) choose(chosen.departure)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Shortens a text to at most 160 characters for the description in search engines; it ends with a whole word. */
const beginning = (text: string): string => (text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s\S*$/, '')}…`)
