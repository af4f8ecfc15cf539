import type { ManifestOptions } from 'vite-plugin-pwa'
import { products, shortcuts } from '#contract/products.ts'

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
})

/**
 * The web app manifest. `theme_color` is the indigo of home's heading. An open page sets other toolbar colours by its
 * `theme-color` meta tags, for the light and the dark theme.
 */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Ufuk – Uçak bileti',
  short_name: 'Ufuk',
  description: 'Uçak bileti ara, güvenle öde, biletini internetsiz de aç.',
  lang: 'tr',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: '#f7f7fb',
  theme_color: '#4636c8',
  categories: ['travel'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  screenshots: [
    {
      src: '/screenshots/home-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Uçuş arama',
    },
    {
      src: '/screenshots/results-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Uçuş sonuçları',
    },
    {
      src: '/screenshots/home-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Uçuş arama',
    },
  ],
  share_target: {
    action: '/share/',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    ...products.map((product) => shortcut(shortcuts[product], `/?tab=${product}`)),
    shortcut('PNR sorgula', `/${products[0]}/check-pnr/`),
  ],
}
