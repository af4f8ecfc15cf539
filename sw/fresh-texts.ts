/**
 * Refreshes the cached message catalogues when a new release is installed, so that the new code does not run with old
 * messages.
 */
import * as z from 'zod/mini'
import { dropOtherVersions, isKeepable, withOlderTexts } from '#sw/plugins.ts'

const Info = z.object({ locale_versions: z.record(z.string(), z.string()) })

/**
 * Fetches a URL. A copy in the browser's HTTP cache is used only after the server has confirmed that it is current.
 * Resolves to undefined if no response arrives.
 */
const fetchAnew = (request: Request | URL) => fetch(request, { cache: 'no-cache' }).catch(() => undefined)

/**
 * Fetches every cached reply of GET /api/mobile/info/ again, because these replies list the current versions of the
 * catalogues. Then replaces each cached catalogue of another version by the current version. If a request fails, the
 * cached copy stays as it is.
 */
export async function refreshTexts(): Promise<void> {
  const [data, catalogs] = [await caches.open('app-data'), await caches.open('catalogs')]
  const infos = (await data.keys()).filter(({ url }) => new URL(url).pathname === '/api/mobile/info/')
  const versions: Record<string, string> = {}
  for (const request of infos) {
    const answer = await fetchAnew(request.clone())
    if (!answer || !isKeepable(answer, 'application/json')) continue
    const info = z.safeParse(
      Info,
      await answer
        .clone()
        .json()
        .catch(() => null),
    )
    if (!info.success) continue
    Object.assign(versions, info.data.locale_versions)
    await data.put(request, answer)
  }
  for (const { url } of await catalogs.keys()) {
    const version = versions[url.match(/\/f7\/([a-z]+)\//)?.[1] ?? '']
    if (version === undefined || new URL(url).searchParams.get('v') === version) continue
    const address = new URL(url)
    address.searchParams.set('v', version)
    const answer = await fetchAnew(address)
    if (!answer || !isKeepable(answer, 'application/json')) continue
    await catalogs.put(address, await withOlderTexts(catalogs, address.href, answer))
    await dropOtherVersions(catalogs, address.href)
  }
}
