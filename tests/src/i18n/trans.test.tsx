import { setupI18n } from '@lingui/core'
import { I18nProvider, Trans as LinguiTrans } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Trans } from '#i18n/trans.tsx'

const i18n = setupI18n({
  locale: 'tr',
  messages: {
    tr: {
      plain: 'Uçuş Ara',
      named: ['Merhaba ', ['name']],
      counted: [['count', 'plural', { one: ['#', ' koltuk'], other: ['#', ' koltuk kaldı'] }]],
      parts: ['Kodunuz <0>', ['code'], '</0>'],
      node: ['Toplam ', ['sum']],
      nested: ['<0>Bir <1>iki</1></0> ve <2/>üç'],
      bare: ['<0>', ['name'], '</0>'],
      first: ['<0/>', ['name'], '<1>son</1>'],
      both: ['<0>', ['sum'], '</0>'],
    },
  },
})

const shown = (element: React.ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>)

test.each([
  { id: 'plain' },
  { id: 'named', values: { name: 'Ayşe' } },
  { id: 'counted', values: { count: 3 } },
  { id: 'parts', values: { code: 'AB12' }, components: { 0: <strong /> } },
  { id: 'node', values: { sum: <b>5 ₺</b> } },
  { id: 'node', values: { sum: null } },
  { id: 'nested', components: { 0: <p />, 1: <em />, 2: <br /> } },
  { id: 'first', values: { name: 'x' }, components: { 0: <img alt="" />, 1: <a href="/">?</a> } },
  { id: 'both', values: { sum: <b>5 ₺</b> }, components: { 0: <strong /> } },
  { id: 'unknown', message: 'Yedek metin' },
])('a message is what Lingui makes of it: $id $values', (props) => {
  const text = shown(<Trans {...props} />)
  expect(text).toBe(shown(<LinguiTrans {...props} />))
  expect(text).not.toBe('')
})

test('a value that looks like an element becomes none', () => {
  expect(shown(<Trans id="named" values={{ name: 'a <b>c</b> <1/>' }} />)).toBe(
    'Merhaba a &lt;b&gt;c&lt;/b&gt; &lt;1/&gt;',
  )
  const text = shown(<Trans id="bare" values={{ name: 'x <i>y</i> z' }} components={{ 0: <strong /> }} />)
  expect(text).toBe('<strong>x y z</strong>')
})
