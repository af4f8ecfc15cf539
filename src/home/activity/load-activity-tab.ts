/** Loader of home's activity tab. */
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { type ActivityFields, emptyActivityFields } from '#home/activity/activity-fields.ts'
import type { TabData } from '#home/home-tab.ts'
import { tabTexts } from '#home/tab-data.ts'

/** An empty form. */
export async function loadActivityTab(args: LoaderFunctionArgs): Promise<TabData<ActivityFields>> {
  // The form's module is imported by the loader, so that it is available when the screen renders.
  await import('#home/activity/activity-form.tsx')
  return {
    shownWith: 'home/activity/activity-form',
    texts: texts(args),
    initial: emptyActivityFields(),
    named: {},
    recent: null,
    popular: [],
  }
}

const texts = ({ context }: LoaderFunctionArgs) =>
  tabTexts(context, {
    title: msg`Tur ve etkinlik ara, yerini ayır`,
    description: msg`Türkiye'nin her yerinden tur, gezi ve atölyeleri karşılaştırın. Gününüzü ve paketinizi seçin, 3D Secure ile güvenle ödeyin, biletiniz internetsiz de açılsın.`,
    heading: msg`Ne yapmak istersiniz?`,
    lead: msg`Turları, gezileri ve atölyeleri keşfedin, toplam fiyatı baştan görün.`,
    form: msg`Etkinlik ara`,
    searching: msg`Etkinlikler aranıyor…`,
  })
