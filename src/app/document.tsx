import type { ReactNode } from 'react'
import type { Theme } from '#store/theme-cookie.ts'

/** Codes of languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'he', 'fa'])

/** Value of the `theme-color` meta tag for each theme, which colours the browser's toolbars. */
const colors = { light: '#f7f7fb', dark: '#14141f' }

/**
 * Renders the HTML document around the router, identical on the server and in the browser. The server adds script and
 * style tags.
 */
export function Document({ language, theme, children }: { language: string; theme: Theme; children: ReactNode }) {
  const chosen = theme === 'system' ? undefined : theme
  return (
    <html lang={language} data-theme={chosen} dir={rightToLeft.has(language) ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {chosen ? (
          <meta name="theme-color" content={colors[chosen]} />
        ) : (
          <>
            <meta name="theme-color" content={colors.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={colors.dark} media="(prefers-color-scheme: dark)" />
          </>
        )}
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icons/icon-48.png" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
      </head>
      <body>{children}</body>
    </html>
  )
}
