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
    },
  },
})

test.each([
  { id: 'plain' },
  { id: 'named', values: { name: 'Ayşe' } },
  { id: 'counted', values: { count: 3 } },
  { id: 'parts', values: { code: 'AB12' }, components: { 0: <strong /> } },
  { id: 'node', values: { sum: <b>5 ₺</b> } },
  { id: 'unknown', message: 'Yedek metin' },
])('a message is what Lingui makes of it: $id', (props) => {
  const shown = (element: React.ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>)
  const text = shown(<Trans {...props} />)
  expect(text).toBe(shown(<LinguiTrans {...props} />))
  expect(text).not.toBe('')
})
