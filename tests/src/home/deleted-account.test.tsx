// @vitest-environment node
import { expect, test } from 'vitest'
import { loadHome } from '#home/home-loader.ts'
import { OverLead } from '#home/home-sections.tsx'
import { render } from '#tests/support/render-part.tsx'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

const deleted = 'Hesabınız silindi.'

async function wordsOf(path: string, token: string | null = null): Promise<string> {
  const { store } = memoryStore()
  await store.setToken(token)
  return render(<OverLead {...await loadHome(routeArgs(path, {}, { store }).args)} />).words
}

test('home says that the account was deleted where its address does, and to guests only', async () => {
  expect(await wordsOf('/?done=deleted')).toContain(deleted)
  expect(await wordsOf('/')).not.toContain(deleted)
  expect(await wordsOf('/?done=deleted', 'token')).not.toContain(deleted)
  expect(await wordsOf('/?done=anything')).not.toContain(deleted)
})
