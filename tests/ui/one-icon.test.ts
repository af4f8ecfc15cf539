/** Tests that each icon with a fixed meaning is used only for that meaning, and that the meaning has no other icon. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconPaths } from '#ui/icon-paths.ts'
import { moreIcons } from '#ui/more-icons.ts'

const source = new URL('../../src/', import.meta.url)
const icons = { ...iconPaths, ...moreIcons }

/**
 * Icons with a fixed meaning, and a pattern that the file or the line that uses one must match. Other icons may be used
 * anywhere.
 */
const meanings: Record<string, RegExp> = {
  alarm: /price-alert|price_alerts|sold-out/,
  bell: /notification/,
  receipt: /bills|invoice|fatura/i,
  tag: /fiyat bilgileri|fiyat özeti/i,
  card: /card-details|booking-status|ödem|home-sections/i,
  people: /passengers/,
  key: /passkey/,
  star: /coupon|discount/,
  lock: /password|payment|home-sections/,
  print: /window\.print|ticket-actions/,
  handbag: /hand|kabin|fare-box/i,
  back: /ui\/page\.tsx/,
  signOut: /profile-links/,
  seat: /fare-box/,
  filter: /filter|results-bar/,
  sort: /results-bar/,
}

/** The icon of each account page, the same in every list. */
const pages: Record<string, string> = {
  '/profile/': 'person',
  '/profile/tickets/': 'ticket',
  '/profile/price_alerts/': 'alarm',
  '/profile/passengers/': 'people',
  '/profile/bills/': 'receipt',
  '/profile/coupons/': 'star',
  '/profile/password/': 'lock',
  '/profile/passkeys/': 'key',
  '/notification/': 'bell',
  '/faq/': 'help',
  '/contact/': 'mail',
}

const uses = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
  readFileSync(new URL(file, source), 'utf8')
    .split('\n')
    .flatMap((line) =>
      Array.from(
        line.matchAll(/\b(?:icon|name)(?:=|: )(?:["']([\w-]+)["']|\{?moreIcons\.(\w+))/g),
        ([, name = '', icon = name]) => ({ file, line, icon }),
      ),
    )
    .filter(({ icon }) => icon in icons),
)

test('each drawing that means a thing stands at that thing alone', () => {
  expect(uses.length).toBeGreaterThan(100)
  const elsewhere = uses.filter(({ file, line, icon }) => meanings[icon]?.test(`${file} ${line}`) === false)
  expect(elsewhere.map(({ file, line }) => `${file}: ${line.trim()}`)).toEqual([])
})

test('a page has the same icon in every list that leads there', () => {
  const links = uses.flatMap((use) => {
    const page = /\bto(?:=|: )["']([\w/]+)["']/.exec(use.line)?.[1]
    return page !== undefined && page in pages ? [{ ...use, page }] : []
  })
  expect(links.length).toBeGreaterThan(12)
  expect(links.filter(({ page, icon }) => pages[page] !== icon).map(({ file, page }) => `${file}: ${page}`)).toEqual([])
})

test('an outline in reading direction is mirrored where it is drawn', () => {
  const lines = uses.filter(({ icon }) => icon === 'signOut').map(({ line }) => line)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !/\bdirectional\b/.test(line))).toEqual([])
})

test('no icon is drawn for nothing', () => {
  const used = new Set(uses.map(({ icon }) => icon))
  const code = globSync('**/*.tsx', { cwd: source })
    .map((file) => readFileSync(new URL(file, source), 'utf8'))
    .join('')
  const mentioned = (name: string) => code.includes(name in moreIcons ? `moreIcons.${name}` : `'${name}'`)
  expect(Object.keys(icons).filter((name) => !used.has(name) && !mentioned(name))).toEqual([])
})
