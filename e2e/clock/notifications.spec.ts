/** Tests notifications: read, counted, and pushed to the browser (docs/product/frame.md#notifications). */
import { chromiumAt } from '../../scripts/chromium.ts'
import { expect, open, test } from '../support/test.ts'
import { keptForOffline } from '../support/device.ts'
import { beSignedIn, newAccount, signIn } from '../support/account.ts'

// These browser tests count notifications, and tickets create some, so they run on the server where no other browser
// test buys with the demo account. They run one after another, since showing the list marks all notifications as read.
test.describe.configure({ mode: 'default' })
// In Chromium's headless shell, push messages reach no service worker, so these browser tests use the full browser.
test.use({ serviceWorkers: 'block', launchOptions: chromiumAt(process.env['CHROMIUM_PATH']) })

test('a guest is sent to sign in and comes back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/notification/')
  await expect(page).toHaveURL('/auth/login/?returnTo=%2Fnotification%2F')
})

test(
  'unread ones are marked and counted, ten more come at each scroll, and the badge goes once they were seen',
  {
    tag: '@phone',
  },
  async ({ page, expectAccessible }) => {
    await signIn(page)
    const icon = page.getByRole('banner').getByRole('link', { name: /^Menü/ })
    await expect(icon).toHaveAccessibleName('Menü, 4 okunmamış bildirim')
    const sizes: (string | null)[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/notification/list/') sizes.push(url.searchParams.get('per_page'))
    })
    await icon.click()
    await page
      .getByRole('dialog', { name: 'Menü' })
      .getByRole('link', { name: /Bildirimler/ })
      .click()
    const items = page.getByRole('main').getByRole('listitem')
    await expect(items).toHaveCount(10)
    await expect(items.first()).toContainText('Fiyat düştü: İstanbul – İzmir')
    await expect(items.first().getByRole('time')).toHaveText(/^\d{2} \S+ 20\d\d \d{2}:\d{2}$/)
    await expectAccessible()
    for (const count of [20, 25]) {
      await page.getByRole('link', { name: 'Daha fazla göster' }).scrollIntoViewIfNeeded()
      await expect(items).toHaveCount(count)
    }
    await expect(page.getByRole('link', { name: 'Daha fazla göster' })).toHaveCount(0)
    expect(sizes).toEqual(['10', '20', '30'])
    await expect(page.getByText('Yeni', { exact: true })).toHaveCount(4)
    await expect(page).toHaveURL('/notification/?page=3')
    await page.getByRole('link', { name: 'Geri' }).click()
    await expect(icon).toHaveAccessibleName('Menü')
    await open(page, '/notification/?page=2')
    await expect(items).toHaveCount(20)
    await expect(page.getByText('Yeni', { exact: true })).toHaveCount(0)
  },
)

test.describe('without a network', () => {
  test.use({ allowedNoise: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] })

  test('the list that is shown stays, and goes on later', { tag: '@phone' }, async ({ page }) => {
    await signIn(page, '/notification/')
    const items = page.getByRole('main').getByRole('listitem')
    await expect(items).toHaveCount(10)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Daha fazla göster' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Bildirimler alınamadı.')).toBeVisible()
    await expect(items).toHaveCount(10)
    await page.context().setOffline(false)
    await expect(items).toHaveCount(20)
  })
})

test(
  'who has none is told so, and sees nobody else’s',
  { tag: '@phone' },
  async ({ page, context, request, baseURL, expectAccessible }) => {
    await beSignedIn(context, baseURL ?? '', await newAccount(request))
    await open(page, '/notification/')
    await expect(page.getByText('Gösterilecek bildirim yok.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
    await expectAccessible()
  },
)

test.describe('push', { tag: '@phone' }, () => {
  test.use({ permissions: ['notifications'], serviceWorkers: 'allow' })

  test('is allowed and taken back by a button; a message shows, and a press on it opens its page', async ({
    page,
    context,
    baseURL,
  }) => {
    // Tests can't reach a push service; this fakes the browser's subscription.
    await page.addInitScript(() => {
      let given: unknown = null
      const subscription = {
        endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
          keys: { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) },
        }),
        unsubscribe: async () => {
          given = null
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        subscribe: async () => (given = subscription),
        getSubscription: async () => given,
      })
    })
    await signIn(page, '/faq/')
    await keptForOffline(page)
    await page.goto('/notification/')
    await page.getByRole('button', { name: 'Anlık bildirimleri aç' }).click()
    await expect(page.getByText('Bu cihaza anlık bildirim gönderiyoruz.')).toBeVisible()
    await page.getByRole('button', { name: 'Anlık bildirimleri kapat' }).click()
    await expect(page.getByRole('button', { name: 'Anlık bildirimleri aç' })).toBeVisible()

    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId)
      }),
    )
    await devtools.send('ServiceWorker.enable')
    const message = { title: 'Fiyat düştü', body: '1.050,00 ₺ oldu.', url: '/contact/', tag: 'a', language: 'tr' }
    const registrationId = await registered
    const deliver = () =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: baseURL ?? '',
        registrationId,
        data: JSON.stringify(message),
      })
    const [worker] = context.serviceWorkers()
    // The code is a string, since the tests' types lack the worker's globals.
    const shown = () =>
      worker?.evaluate<{ title: string; body: string }[]>(
        'self.registration.getNotifications().then((all) => all.map(({ title, body }) => ({ title, body })))',
      )
    // Delivers the push message repeatedly, since DevTools drops it while the service worker is stopped. A real push
    // service stores messages until they are delivered.
    await expect(async () => {
      await deliver()
      await expect.poll(shown, { timeout: 3000 }).toEqual([{ title: message.title, body: message.body }])
    }).toPass()
    await worker?.evaluate(
      `self.registration.getNotifications().then(([notification]) =>
        void self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`,
    )
    await expect.poll(shown).toEqual([])
  })
})
