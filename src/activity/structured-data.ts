/**
 * Structured data of the public activity pages, in the vocabulary of schema.org. Only the server writes it into the
 * HTML, because in the browser Trusted Types refuse a script element that React creates
 * (docs/decisions/0023-lost-files.md).
 */
import type { ActivityDetail } from '#contract/activity-detail.ts'
import type { ActivityLocation, ActivitySummary } from '#contract/activity-parts.ts'
import type { ActivityLocationDetail } from '#contract/activity-search.ts'
import { activityAddress, locationAddress, locationsAddress } from '#activity/activity-addresses.ts'

/** URL of a page: `origin` is scheme and host of the site, `path` the path of the page. */
export interface PageSite {
  origin: string
  path: string
}

/** A page in the breadcrumbs or in a list; `path` is its path without scheme and host. */
interface Crumb {
  name: string
  path: string
}

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })

/** Returns the absolute URL of a picture; some backends send relative URLs, others absolute ones. */
const absolute = (origin: string, image: string) => new URL(image, `${origin}/`).href

function breadcrumbs({ origin }: PageSite, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

function itemList({ origin }: PageSite, items: readonly Crumb[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + path,
    })),
  }
}

const activityItem = ({ id, name }: Pick<ActivitySummary, 'id' | 'name'>): Crumb => ({
  name,
  path: activityAddress(id),
})
const locationItem = ({ id, name }: Pick<ActivityLocation, 'id' | 'name'>): Crumb => ({
  name,
  path: locationAddress(id),
})

/** Structured data of the page of popular activities: breadcrumbs and list; `title` is the title of the page. */
export const popularData = (activities: readonly ActivitySummary[], title: string, site: PageSite) =>
  graph(breadcrumbs(site, [{ name: title, path: site.path }]), itemList(site, activities.map(activityItem)))

/** Structured data of the page of all locations: breadcrumbs and list; `title` is the title of the page. */
export const locationsData = (locations: readonly ActivityLocation[], title: string, site: PageSite) =>
  graph(breadcrumbs(site, [{ name: title, path: site.path }]), itemList(site, locations.map(locationItem)))

/** Structured data of a location with its activities; `locationsTitle` is the title of the page of all locations. */
export function locationData(location: ActivityLocationDetail, locationsTitle: string, site: PageSite) {
  const { name, city, image, latitude, longitude, popular_activities: activities } = location
  const place = latitude === null || longitude === null ? null : { '@type': 'GeoCoordinates', latitude, longitude }
  return graph(
    breadcrumbs(site, [{ name: locationsTitle, path: locationsAddress }, locationItem(location)]),
    {
      '@type': 'TouristDestination',
      name,
      url: site.origin + site.path,
      ...(image && { image: absolute(site.origin, image) }),
      ...(place && { geo: place }),
      containedInPlace: { '@type': 'AdministrativeArea', name: city.name },
    },
    itemList(site, activities.map(activityItem)),
  )
}

const schemaStatus = {
  AVAILABLE: 'InStock',
  LIMITED: 'LimitedAvailability',
  FREESALE: 'InStock',
  SOLD_OUT: 'SoldOut',
  CLOSED: 'OutOfStock',
} as const

/**
 * Structured data of an activity as a product with an offer for each of the next departures whose price is known.
 * Prices are in TRY for one adult. `locationsTitle` is the title of the page of all locations.
 */
export function activityData(detail: ActivityDetail, locationsTitle: string, site: PageSite) {
  const { activity, category, provider, organization_dates: dates } = detail
  const { location } = activity
  const offers = dates.flatMap(({ id, start_date, status, adult_price: price }) =>
    price === null
      ? []
      : {
          '@type': 'Offer',
          url: site.origin + activityAddress(activity.id, id),
          price: price.toFixed(2),
          priceCurrency: 'TRY',
          availability: `https://schema.org/${schemaStatus[status]}`,
          availabilityStarts: start_date.slice(0, 10),
          offeredBy: { '@type': 'Organization', name: provider.name },
        },
  )
  return graph(
    breadcrumbs(site, [
      { name: locationsTitle, path: locationsAddress },
      ...(location.id === undefined ? [] : [locationItem({ id: location.id, name: location.name })]),
      activityItem(activity),
    ]),
    {
      '@type': 'Product',
      name: activity.name,
      url: site.origin + activityAddress(activity.id),
      description: activity.short_description,
      category: category.name,
      brand: { '@type': 'Brand', name: provider.name },
      ...(activity.image && { image: absolute(site.origin, activity.image) }),
      ...(offers.length > 0 && { offers }),
    },
  )
}
