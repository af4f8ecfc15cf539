import { useLocation } from 'react-router'
import { useSite } from '#ui/site.ts'
import { WholePaint } from '#ui/whole-paint.tsx'

interface PageHeadProps {
  title: string
  description: string
  /** Excludes the page from search engines; must be set for pages with personal data. */
  noindex?: boolean
  /** Path of the canonical URL; by default the current path without the query. */
  canonical?: string
}

/**
 * Renders the title, the description and the Open Graph data of a page and, unless `noindex` is set, its canonical URL.
 * React moves these elements into the HTML head.
 */
export function PageHead({ title, description, noindex = false, canonical }: PageHeadProps) {
  const location = useLocation()
  const { origin, name, language } = useSite()
  const url = origin + (canonical ?? location.pathname)
  const fullTitle = `${title} · ${name}`
  return (
    <>
      <title>{fullTitle}</title>
      <WholePaint />
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={language === 'tr' ? 'tr_TR' : 'en_GB'} />
      <meta property="og:image" content={`${origin}/icons/share-card.png`} />
    </>
  )
}
